import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sha256 } from '../../src/adapters/bundle/safe-file.ts';
import { debateBundles } from '../../src/commands/debate-bundles.ts';
import { openRun, type ReviewRequest, reviewBundles } from '../../src/commands/review-bundles.ts';
import type { Run } from '../../src/stages/run.ts';
import { type BundlePlan, makeBundle } from '../support/make-bundle.ts';

/** A project's folder with its bundle and its output, as the commands see it. */
export class RunHome {
  readonly path = mkdtempSync(join(tmpdir(), 'ux-jury-home-'));

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }

  /** Takes the output away, as if nothing had ever been reviewed here. */
  forget(): void {
    rmSync(join(this.path, 'out'), { recursive: true, force: true });
  }

  /** Makes the bundle anew, as a push would. */
  push(plan: BundlePlan): void {
    rmSync(join(this.path, 'bundle'), { recursive: true, force: true });
    makeBundle(join(this.path, 'bundle'), plan);
  }

  request(change: Partial<ReviewRequest> = {}): ReviewRequest {
    return {
      bundles: [join(this.path, 'bundle')],
      out: join(this.path, 'out'),
      config: null,
      folder: this.path,
      mode: null,
      from: null,
      progress: () => undefined,
      ...change,
    };
  }

  review(change: Partial<ReviewRequest> = {}): ReturnType<typeof reviewBundles> {
    return reviewBundles(this.request(change));
  }

  debate(change: Partial<ReviewRequest> = {}): ReturnType<typeof debateBundles> {
    return debateBundles(this.request(change));
  }

  open(change: Partial<ReviewRequest> = {}): Run {
    return openRun(this.request(change));
  }

  write(name: string, text: string): void {
    writeFileSync(join(this.path, name), text);
  }

  read(name: string): string {
    return readFileSync(join(this.path, 'out', name), 'utf8');
  }

  json(name: string) {
    return JSON.parse(this.read(name));
  }

  /** Every file of the output with the hash of its bytes. */
  files(): Record<string, string> {
    const out = join(this.path, 'out');
    const names = readdirSync(out, { recursive: true, encoding: 'utf8' }).toSorted();
    const plain = names.filter((name) => statSync(join(out, name)).isFile());
    return Object.fromEntries(plain.map((name) => [name, sha256(readFileSync(join(out, name)))]));
  }
}
