/** Words in an address that may stand for something done once it is opened. */
const DOING =
  'log[-_]?out|log[-_]?off|sign[-_]?out|delete|destroy|remove|purge|erase|unsubscribe|deactivate|pay|payments?|checkout|buy|purchase|transfer|refund|confirm|approve|cancel|revoke|accept|decline|send|publish';
const RISKY_PATH = new RegExp(`(^|[/_.,;-])(${DOING})([/_.,;-]|$)`, 'i');
const RISKY_QUERY = new RegExp(`^(${DOING})$`, 'i');
/** Names of query values that are good for one visit only. */
const ONE_TIME = /^(token|code|otp|ticket|nonce|state|signature|sig|key|invite|hash)$/i;

/** Why an address is not opened again by us; `null` where looking at it is all that a visit can do, as far as its words tell. */
export function riskOf(address: string): string | null {
  if (!URL.canParse(address)) return 'no_address_of_its_own';
  const { protocol, pathname, searchParams } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') return 'no_address_of_its_own';
  if (RISKY_PATH.test(decode(pathname))) return 'risky_address';
  for (const [name, value] of searchParams) {
    if (ONE_TIME.test(name)) return 'one_time_address';
    if (RISKY_QUERY.test(name) || RISKY_QUERY.test(value)) return 'risky_address';
  }
  return null;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
