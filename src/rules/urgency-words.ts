/** A clock or a deadline in minutes or hours. */
export const RUNNING_OUT =
  /\b(ends?|expires?|runs? out|closes?|reserved|held|left|remaining|last chance|hurry)\b.{0,40}\b\d{1,2}\s?(:\s?\d{2}|(h|hours?|min|minutes?|sec|seconds?)\b)|\b\d{1,2}:\d{2}(:\d{2})?\s?(left|remaining)\b/i;

/** What is sold or given. */
export const OFFER =
  /\b(offers?|deals?|sale|discounts?|prices?|coupons?|vouchers?|basket|cart|checkout|tickets?|rooms?|seats?|reservation|reserved|bonus|free|save \d|% off)\b/i;

const COUNT = String.raw`\b\d[\d.,]*k?\+?`;
const CROWD = '(people|persons|users|visitors|customers|shoppers|guests|members|others)';
const GOODS = '(items?|pieces?|units?|pairs?|copies|rooms?|seats?|tickets?|spots?|places?)';
const TRADE = '(offers?|sales?|deals?|discounts?|promotions?|prices?|coupons?|events?)';
const DATE = String.raw`\d{1,2}(st|nd|rd|th)?[ /.-]+(\d{1,2}|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d`;

/** How many others are said to want it. */
export const ONLOOKERS = any(
  String.raw`${COUNT} (other )?${CROWD}\b.{0,20}\b(looking|viewing|watching|bought|buying|booked|interested|have this)\b`,
);

/** How few are said to be left, or how fast they go: true in many a shop. */
export const SCARCITY = any(
  String.raw`\b(only|just) (an? (few|couple)|${COUNT}) (\w+ ){0,3}(left|remaining|available|in stock)\b`,
  String.raw`\b(only|just) ${COUNT} ${GOODS}\b`,
  String.raw`${COUNT} (${GOODS} )?(left|remaining) (in stock|at this price)\b`,
  String.raw`\b(almost|nearly) (gone|sold out)\b`,
  String.raw`\b(low|limited) (in )?(stock|quantit(y|ies)|supply|availability)\b`,
  String.raw`\bsell(s|ing)? (out )?(fast|quickly)\b|\bselling out\b|\bgoing fast\b`,
  String.raw`\bin (high |great |hot )?demand\b`,
  String.raw`\b(last|final) (few|ones?|${GOODS})\b|\b(a )?few (left|remaining)\b`,
  String.raw`\bwhile (stocks?|supplies|quantities) lasts?\b`,
);

/** That one must be quick, without the day by which: true of many an offer. */
export const HASTE = any(
  String.raw`\blimited[- ]time\b`,
  String.raw`\b${TRADE} (ends?|ending|expires?|is over)\b(?!.{0,12}(${DATE}))`,
  String.raw`\b(ends?|ending|expires?|only|gone) (today|tonight|soon|tomorrow|at midnight)\b`,
  String.raw`\b(today|tonight|this week(end)?) only\b`,
  String.raw`\bflash (sales?|deals?)\b|\blast chance\b|\bfinal hours\b|\bhurry\b`,
  String.raw`\bdon['’]?t miss (out|this|it|your)\b`,
  String.raw`\b(deal|offer) of the (day|hour)\b`,
  String.raw`\b(act|order|buy|book|shop) (now|fast|quickly|soon)\b.{0,30}\b(before|while|gone|ends?)\b`,
);

/** What others are said to have done just now: true where it is counted. */
export const ACTIVITY = any(
  String.raw`${COUNT} (\w+ ){0,2}${CROWD}\b.{0,40}\b(purchased|ordered|added|viewed|saved|claimed|joined|like this|love this)\b`,
  String.raw`\b(purchased|bought|ordered|booked|signed up|subscribed)\b.{0,80}\b(just now|${COUNT} (seconds?|minutes?|hours?|days?|weeks?) ago|recently)\b`,
  String.raw`\b(someone|somebody) (in|from|near)\b|\bjust (purchased|bought|ordered|booked)\b`,
  String.raw`${COUNT} (sold|bought|purchased|claimed|booked|viewed)\b`,
  String.raw`\b(sold|purchased|bought|booked|viewed|ordered) ${COUNT} times\b`,
);

function any(...patterns: readonly string[]): RegExp {
  return new RegExp(patterns.join('|'), 'iu');
}
