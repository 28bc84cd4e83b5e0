/** A clock or a deadline in minutes or hours. */
export const RUNNING_OUT =
  /\b(ends?|expires?|runs? out|closes?|reserved|held|left|remaining|last chance|hurry)\b.{0,40}\b\d{1,2}\s?(:\s?\d{2}|(h|hours?|min|minutes?|sec|seconds?)\b)|\b\d{1,2}:\d{2}(:\d{2})?\s?(left|remaining)\b/i;

/** What is sold or given. */
export const OFFER =
  /\b(offers?|deals?|sale|discounts?|prices?|coupons?|vouchers?|basket|cart|checkout|tickets?|rooms?|seats?|reservation|reserved|bonus|free|save \d|% off)\b/i;

/** How many others are said to want it. */
export const ONLOOKERS =
  /\b\d+ (other )?(people|persons|users|visitors|customers|shoppers|others)\b.{0,20}\b(looking|viewing|watching|bought|buying|booked|interested|have this)\b/i;

/** How few are said to be left: true in many a shop. */
export const SCARCITY = /\bonly \d+ (\w+ ){0,3}(left|remaining|available)\b|\balmost (gone|sold out)\b/i;
