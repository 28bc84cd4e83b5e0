/** The commonest words of each language, by its two-letter tag: no dictionary, just enough to tell one from another. */
const COMMON: Readonly<Record<string, string>> = {
  en: 'the and of to a in is it you that he was for on are with as his they be at one have this from or had by hot but some what there we can out other were all your when up use word how said an each she which do their time if will way about many then them would so these her long make thing see him two has look more day could go come did my no most who over know than call first people may down been now any new work part take get place made where after back only round year came show every good me our very just name much help means mean not great old into under went put',
  fr: 'le la les de des du un une et est en que qui dans pour pas sur plus ne se ce il elle nous vous je sont avec par au aux son sa ses mais ou comme tout fait bien être avoir cette mot même aussi leur on deux bon ans jour jours temps merci bonjour très peu votre notre ces leurs sans entre après avant où bienvenue contact nouveau toutes tous chez dire comment',
  de: 'der die das und ist in den von zu mit sich des auf für nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch man sein wurde sei ich wir ihr uns unser gut neu jahr guten willkommen danke wort',
  nl: 'de het een en van ik te dat die in je is niet zijn op aan met als voor had er maar om hem dan zou of wat mijn men dit zo door over ze zich bij ook tot uw naar heeft hij was wordt nog uit kan geen werd worden al welkom jaar nieuw goed ons onze wij jullie meer hebben deze',
  es: 'el la los las de y que en un una es por con no para se su al lo como más pero sus le ya o este sí porque esta entre cuando muy sin sobre también me hasta hay donde quien desde todo nos durante todos uno les ni contra otros ese eso ante ellos año buenos gracias hola palabra feliz nuevo',
  it: 'il lo la gli le di e che in un una è per con non si da come sono più ma anche del della dei delle al alla nel nella su questo questa essere ha hanno o se ci mi suo sua anno buon grazie ciao parola nuovo tutti molto',
  pt: 'o os as de e que em um uma é por com não para se da do dos das no na mais como mas foi ao ele seu sua ou ser quando muito há nos já está eu também só pelo pela até isso ela entre ano bom obrigado olá palavra novo você',
  da: 'og i det at en den til er som på de med han af for ikke der var mig sig men et har om vi min havde ham hun nu over da fra du ud sin dem os op man hans hvor eller hvad skal selv her alle vil blev kunne ind når være dog noget ord år godt tak',
  sv: 'och i att det som en på är av för med den till inte har de ett om han men var jag sig från vi så kan när nu skulle hon efter upp också vara år ut där ska vad alla eller mycket denna ord nytt gott tack',
};
const WORDS = new Map(Object.entries(COMMON).map(([lang, words]) => [lang, new Set(words.split(' '))]));

/** How many words of a text are among the commonest of each language that is known here. */
export function countLanguages(text: string): Map<string, number> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Map([...WORDS].map(([lang, common]) => [lang, words.filter((word) => common.has(word)).length]));
}

/**
 * The language that a text is plainly in when that is not the one it is said to be in; `null` when it may be, and
 * `undefined` when too few words are known to say.
 */
export function findOtherLanguage(text: string, tag: string): string | null | undefined {
  const claimed = tag.toLowerCase().split('-')[0] ?? '';
  const counts = countLanguages(text);
  const own = counts.get(claimed);
  const ranked = [...counts].toSorted(([, a], [, b]) => b - a);
  const [best, most] = ranked[0] ?? ['', 0];
  const second = ranked[1]?.[1] ?? 0;
  const words = (text.match(/\p{L}+/gu) ?? []).length;
  if (best === claimed) return most >= 2 ? null : undefined;
  const isDense = most >= 2 && most >= words * 0.3 && most > second && most >= (own ?? 0) * 2;
  const isLone =
    own !== undefined && most >= 5 && most >= words * 0.1 && most >= own * 4 && most >= second * 3;
  const isPlain = isDense || isLone;
  if (!isPlain) return own !== undefined && own > 0 ? null : undefined;
  return own === undefined && most < 4 ? undefined : best;
}
