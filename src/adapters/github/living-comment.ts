import { setTimeout as sleep } from 'node:timers/promises';
import type { Standing } from '../../contract/standing.ts';
import { decodeStanding, findBlock } from './block-codec.ts';
import { isUncertain, messageOf, statusOf } from './client.ts';
import type { Comment, Repository } from './repository.ts';

const MOST_ROUNDS = 6;
const FULL = 65_000;

/** The body for what stands now (`null`: nothing readable), in at most `most` bytes; `null` to leave it alone. */
export type Compose = (current: Standing | null, most: number) => string | null;

export type Written = 'written' | 'left' | 'deleted' | 'newer';

interface Place {
  readonly pull: number;
  readonly marker: string;
  readonly author: string;
}

/** The one comment of ours on a pull request, found by its first line and its author, over all pages. */
export class LivingComment {
  readonly #github: Repository;
  readonly #place: Place;

  constructor(github: Repository, place: Place) {
    this.#github = github;
    this.#place = place;
  }

  /** Every comment that is ours, oldest first: more than one only while two jobs meet. */
  async find(): Promise<Comment[]> {
    const comments = await this.#github.listComments(this.#place.pull);
    return comments
      .filter((comment) => comment.user?.login === this.#place.author)
      .filter(({ body }) => body?.split(/\r?\n/, 1)[0] === this.#place.marker)
      .toSorted((a, b) => a.id - b.id);
  }

  /**
   * Writes what `compose` makes of the current state, reads it again, and does so anew when another job wrote in between,
   * so that two jobs converge on one comment that holds both their words. Without `mayCreate` a comment that is gone stays
   * gone.
   */
  async write(compose: Compose, mayCreate: boolean): Promise<Written> {
    for (let round = 1; round <= MOST_ROUNDS; round += 1) {
      const [first, ...extra] = await this.find();
      const outcome =
        first === undefined ? await this.#create(compose, mayCreate) : await this.#update(first, compose);
      if (outcome !== 'again') {
        for (const { id } of outcome === 'written' ? extra : []) await this.#remove(id);
        return outcome;
      }
      await sleep(200 * round + Math.random() * 300);
    }
    throw new Error(`The comment did not hold still in ${MOST_ROUNDS} tries.`);
  }

  async #create(compose: Compose, mayCreate: boolean): Promise<Written | 'again'> {
    if (!mayCreate) return 'deleted';
    const created = await this.#send(compose, null, (body) =>
      this.#github.createComment(this.#place.pull, body),
    );
    if (created === null) return 'left';
    if (created === 'again') return 'again';
    const [first] = await this.find();
    if (first === undefined || first.id === created.id) return 'written';
    await this.#remove(created.id);
    return 'again';
  }

  async #update(comment: Comment, compose: Compose): Promise<Written | 'again'> {
    const state = decodeStanding(comment.body ?? '');
    if (state === 'newer') return 'newer';
    const current = state === 'broken' ? null : state;
    let sent: string | null = null;
    try {
      const done = await this.#send(compose, current, async (body) => {
        sent = body;
        await this.#github.updateComment(comment.id, body);
        return comment;
      });
      if (done === null) return 'left';
      if (done === 'again') return 'again';
      const read = await this.#github.getComment(comment.id);
      return isSame(read.body, sent) ? 'written' : 'again';
    } catch (error) {
      if (statusOf(error) === 404 || statusOf(error) === 410) return 'deleted';
      throw error;
    }
  }

  /** Sends a body, shorter where GitHub finds it too long; `again` where nobody knows what became of it. */
  async #send(
    compose: Compose,
    current: Standing | null,
    send: (body: string) => Promise<Comment>,
  ): Promise<Comment | null | 'again'> {
    for (let most = FULL; ; most = Math.floor(most * 0.6)) {
      const body = compose(current, most);
      if (body === null) return null;
      try {
        return await send(body);
      } catch (error) {
        if (isUncertain(error)) return 'again';
        if (!isTooLong(error) || most < 5_000) throw error;
      }
    }
  }

  async #remove(id: number): Promise<void> {
    try {
      await this.#github.deleteComment(id);
    } catch (error) {
      if (statusOf(error) !== 404) throw error;
    }
  }
}

/** True for the answer to a text over GitHub's limit, in either of its two wordings. */
export function isTooLong(error: unknown): boolean {
  return statusOf(error) === 422 && /too long|maximum is|characters are allowed/i.test(messageOf(error));
}

/** GitHub may change line ends and edges; the hidden block says whether it is what we wrote. */
function isSame(read: string | undefined, sent: string | null): boolean {
  if (read === undefined || sent === null) return false;
  const [block, ours] = [findBlock(read, 'state'), findBlock(sent, 'state')];
  return ours === null ? read.trim() === sent.trim() : block === ours;
}
