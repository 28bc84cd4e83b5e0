/** Shared by all copies of this module: contexts that are opened meanwhile are ours, and not to be watched. */
const PROBING = Symbol.for('ux-jury.probing');

/** Whether the context that is being opened is one of our own. */
export function isProbing(): boolean {
  return Reflect.get(globalThis, PROBING) === true;
}

export function setProbing(is: boolean): void {
  Reflect.set(globalThis, PROBING, is);
}
