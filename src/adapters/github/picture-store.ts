import { setTimeout as sleep } from 'node:timers/promises';
import { InputError } from '../../contract/errors.ts';
import type { BranchState, GitData, TreeFile } from './git-data.ts';
import { keepPictures, MARK } from './keep-pictures.ts';

const MOST_TRIES = 8;
/** Months whose branches stand beside the present one's; older ones are taken away. */
const MONTHS_KEPT = 2;
const MONTHS_SWEPT = 4;
const TITLE = '# Pictures of UX Jury';

/** A picture to store, by the path it shall have. */
export interface StoredPicture {
  readonly path: string;
  readonly bytes: Buffer;
}

/** A file in the branch says what it is and marks it as ours. */
export interface StoreText {
  readonly readme: string;
  readonly message: string;
}

/**
 * Pictures on a branch of their own, without a common history with any other. Git frees nothing that a history still
 * holds: so every month begins a new branch, and the branches of earlier months are taken away.
 */
export class PictureStore {
  readonly #git: GitData;
  readonly #name: string;
  readonly #text: StoreText;

  constructor(git: GitData, name: string, text: StoreText) {
    this.#git = git;
    this.#name = name;
    this.#text = { ...text, readme: `${TITLE}\n\n${text.readme}\n` };
  }

  /**
   * Adds pictures and gives the commit that holds them. Other jobs may do the same at once: a branch that moved is read
   * again and the pictures are put on top of it. `listOpen` names the pull requests whose pictures stay.
   */
  async put(
    pictures: readonly StoredPicture[],
    listOpen: () => Promise<ReadonlySet<number>>,
    today: string,
  ): Promise<string> {
    const branch = monthOf(this.#name, today, 0);
    const fresh = await this.#store(pictures);
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      const now = await this.#git.readBranch(branch);
      if (now !== null) this.#checkOurs(branch, now);
      const kept = now === null ? [] : keepPictures(now.files, await listOpen());
      const files = [...kept.filter(({ path }) => fresh.every((file) => file.path !== path)), ...fresh];
      const commit = await this.#git.createCommit(this.#text.message, files, now?.commit ?? null);
      if (await this.#git.push(branch, commit, now === null)) {
        if (now === null) await this.#sweep(today);
        return commit;
      }
      await sleep(80 * tries + Math.random() * 250);
    }
    throw new InputError('pictures_busy', `The branch ${branch} did not hold still.`, {
      hint: 'Run the job again.',
    });
  }

  async #store(pictures: readonly StoredPicture[]): Promise<TreeFile[]> {
    const all = [{ path: MARK, bytes: Buffer.from(this.#text.readme) }, ...pictures];
    const files: TreeFile[] = [];
    for (const { path, bytes } of all)
      files.push({ path, sha: await this.#git.createBlob(bytes), size: bytes.length });
    return files;
  }

  /** Nothing is ever written to a branch, or taken away, that somebody else made. */
  #checkOurs(branch: string, state: BranchState): void {
    if (isOurs(state)) return;
    const what = `The branch ${branch} holds other things than pictures of UX Jury.`;
    throw new InputError('pictures_branch_taken', what, { hint: 'Name another one in `pictures-branch`.' });
  }

  async #sweep(today: string): Promise<void> {
    for (let back = MONTHS_KEPT + 1; back <= MONTHS_KEPT + MONTHS_SWEPT; back += 1) {
      const branch = monthOf(this.#name, today, back);
      const state = await this.#git.readBranch(branch);
      if (state !== null && isOurs(state)) await this.#git.deleteBranch(branch);
    }
  }
}

/** Our mark, and nothing beside it but runs' folders. */
function isOurs({ files, whole }: BranchState): boolean {
  const paths = files.map(({ path }) => path);
  return (
    whole && paths.includes(MARK) && paths.every((path) => path === MARK || /^pull-\d+\/run-/.test(path))
  );
}

/** `name-2026-11`, `back` months before `today` (an ISO date). */
function monthOf(name: string, today: string, back: number): string {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return `${name}-${new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7)}`;
}
