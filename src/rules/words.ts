/** Leaves or goes back. */
export const WAY_OUT =
  /\b(back|cancel|close|dismiss|done|exit|home|leave|previous|return|overview|menu|start over|skip|no thanks|not now|maybe later|keep)\b|^[×✕✖xX]$/i;

/** Acknowledges without deciding anything. */
export const ACKNOWLEDGE = /^(ok|okay|got it|understood|continue|close|done|dismiss)\b/i;

/** Answers the question "are you sure?". */
export const CONFIRM = /^(ok|okay|yes|confirm|i am sure|i'm sure|proceed)\b/i;

/** Stores, sends or buys. */
export const COMMIT =
  /^(add|apply|book|buy|checkout|complete|confirm|create|order|pay|place|post|publish|register|save|send|sign up|submit|subscribe|update|upload)\b/i;

/** Destroys what people made or own. */
export const DESTROY =
  /\b(delete|erase|destroy|purge|wipe|deactivate|terminate|close (my |your |the )?account|cancel (my |your |the )?(account|booking|membership|order|subscription))\b/i;

/** Takes away something that is easily put back. */
export const TAKE_AWAY = /\b(remove|clear|discard|reset|empty)\b/i;

/** Puts back what was taken away. */
export const UNDO = /\b(undo|restore|revert|recover|put back)\b/i;

/** Agrees to a data use or an offer. */
export const ACCEPT =
  /^(accept|agree|allow|enable|i agree|i accept|yes|ok|got it)\b.*|^(accept|allow) all\b/i;

/** Refuses a data use or an offer. */
export const DECLINE =
  /\b(reject|decline|deny|refuse|disagree|disallow|opt out|no thanks|not now|only necessary|necessary only|only essential|essential only|without (accepting|consent))\b|^no\b/i;

/** A consent to marketing or data sharing, or an extra that costs money. */
export const CONSENT =
  /\b(newsletters?|marketing|promotion(s|al)?|special offers?|(news|offers?) (and|from|by|via)|partners?|third[- ]part(y|ies)|consent|i agree|agree to|personali[sz]ed ads?|share my (data|details|information)|insurance|protection plan|donat(e|ion)|gift wrap(ping)?|priority support)\b/i;

/** A refusal that is worded to shame. */
export const SHAMING = new RegExp(
  [
    String.raw`^no\b[,.!]?\s*(thanks|thank you)?[,.!:–—-]*\s*\bi\b.{0,12}\b(don['’]?t|do not|hate|prefer|rather|enjoy|like|love|would rather|am fine|['’]m fine|already)\b`,
    String.raw`^(no\b.{0,14})?\bi['’]?(ll| will|d| would)?\b.{0,12}\b(pay|paying) (the )?(full|regular|more)\b`,
    String.raw`^i (don['’]?t|do not|hate|refuse)\b.{0,30}\b(sav(e|ing|ings)|free|discounts?|offers?|deals?|money|\d+ ?%)`,
  ].join('|'),
  'i',
);

/** Link and button names that say nothing about where they lead. */
export const GENERIC_NAME =
  /^(click( here)?|here|this|this (link|page)|link|button|icon|image|more|read more|see more|learn more|more info(rmation)?|details|info|press here|tap here|untitled|(the |my |our |web ?)?(page|site|website|document|article|post|file))$/i;

/** Of these not even the sentence around helps. */
export const EMPTY_NAME =
  /^(click( here)?|here|this|this (link|page)|link|button|icon|image|press here|tap here|untitled|(the |my |our |web ?)?(page|site|website|document|article|post|file))$/i;

/** Titles that a tool wrote. */
export const GENERIC_TITLE =
  /^(untitled( document| page)?|document|page|index|home ?page|new tab|title|(your |page |insert )?title( here)?|(my|your|new) (app|page|site)|app|website|web ?site|test|react app|vue app|vite app|vite \+ \w+|create next app|svelte app|angular app|welcome|(index|main|default)\.\w+|(https?:\/\/|localhost|127\.0\.0\.1).*)$/i;

/** Words that announce a new window. */
export const NEW_WINDOW = /\b(new (window|tab)|external|opens|pop-?up|download|pdf|preview|print)\b/i;

/** Words that say an error without saying which or why. */
export const EMPTY_ERROR_WORDS = new Set(
  'a an and bad data error errors fail failed failure generic has have i in incorrect input internal invalid is issue it no not of ok occurred oops operation please problem request server something sorry submit submission system that the there this to unable unexpected unknown unsuccessful validation value was we went whoops with wrong'.split(
    ' ',
  ),
);

/** Words that tell a person what to do next. */
export const NEXT_STEP =
  /\b(try again|retry|reload|refresh|contact|call|check|choose|correct|enter|add|use|select|sign in|log in|go back|later)\b/i;

/** Words of an error about what was entered. */
export const ABOUT_INPUT =
  /\b(required|invalid|missing|must|enter|blank|empty|too (long|short|large|small)|at least|at most|not valid|field|fields|format|choose|select)\b/i;

/** Words by which a screen says that something was refused. */
export const REFUSAL =
  /\b(error|invalid|incorrect|wrong|fail(ed|ure)?|required|missing|must|denied|rejected|not (valid|found|allowed)|could ?n[o']t|cannot|can't|unable)\b/i;

/** Asks whether one means it, and says no more. */
export const ARE_YOU_SURE =
  /\b(are you (really |quite )?sure|do you (really )?want to|really)\b.{0,40}\b(continue|proceed|this|go on)\b|^\s*(are you sure|continue|proceed|really)\s*\?\s*$/i;

/** Acts that can be done again or taken back, so that asking once more protects nobody. */
export const HARMLESS = /^(add|apply|create|new|next|continue|save|store|update|rename)\b/i;

/** Signs that a confirmation guards money, law or loss. */
export const STAKES =
  /[€$£¥]\s?\d|\d\s?[€$£¥]|\b(pay|price|total|order|binding|legal|contract|agree|permanent(ly)?|irreversible|undone|delete|remove|lose|lost|send|sent|publish|transfer|everyone|all (users|members))\b/i;

/** Asks to type again what was just typed. */
export const RETYPE = /^(confirm|repeat|re-?enter|re-?type|verify)\b|\bagain$|\(repeat(ed)?\)$/i;
