import type { Artefact } from '../../../contract/source.ts';
import { comparable, numbersIn, quotedIn } from './comparable.ts';
import type { Ground } from './ground.ts';

/** A claim as a model made it: where, the words it copied from there, and what it says. */
interface Claimed {
  readonly ref: string;
  readonly quote: string;
  readonly said: readonly string[];
}

/**
 * Holds the claims of one answer against the ground and counts what falls through. A claim stands when its reference
 * exists, its quotes can be read there and its numbers were measured there; a right quote at a wrong place is moved.
 */
export class Sieve {
  readonly #ground: Ground;
  rejected = 0;
  corrected = 0;

  constructor(ground: Ground) {
    this.#ground = ground;
  }

  /** The claim's reference, corrected where its quote stands elsewhere; `null` where the claim falls. */
  hold(claim: Claimed): string | null {
    const ref = this.#locate(claim);
    if (ref === null || !claim.said.every((said) => this.#isTold(ref, said))) {
      this.rejected += 1;
      return null;
    }
    if (ref !== claim.ref) this.corrected += 1;
    return ref;
  }

  /** Those references that exist; the others are counted. */
  holdRefs(refs: readonly string[]): string[] {
    const known = [...new Set(refs)].filter((ref) => this.#ground.hasRef(ref));
    this.rejected += new Set(refs).size - known.length;
    return known;
  }

  /** Says whether quotes and numbers of a sentence hold at one of these places; a sentence that does not is counted. */
  holdSentence(refs: readonly string[], said: string): boolean {
    const holds = refs.some((ref) => this.#isTold(ref, said));
    if (!holds) this.rejected += 1;
    return holds;
  }

  isDirect(ref: string): boolean {
    return this.#ground.isDirect(ref);
  }

  artefactOf(ref: string): Artefact | null {
    return this.#ground.artefactOf(ref);
  }

  #locate({ ref, quote }: Claimed): string | null {
    const words = comparable(quote);
    if (words === '') return this.#ground.hasRef(ref) ? ref : null;
    return this.#ground.holdsText(ref, words) ? ref : this.#ground.findText(words);
  }

  #isTold(ref: string, said: string): boolean {
    return (
      quotedIn(said).every((quote) => this.#ground.holdsText(ref, quote)) &&
      numbersIn(said).every((value) => this.#ground.holdsNumber(ref, value))
    );
  }
}
