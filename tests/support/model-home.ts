import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Reviewed, type ReviewRequest, reviewBundles } from '../../src/commands/review-bundles.ts';
import { type BundlePlan, makeBundle } from './make-bundle.ts';

/** A project folder with a bundle and a config, and an environment that points at a loopback API. */
export class ModelHome {
  readonly path = mkdtempSync(join(tmpdir(), 'ux-jury-model-'));

  constructor(plan: BundlePlan = { journeys: 2, steps: 3 }) {
    makeBundle(join(this.path, 'bundle'), plan);
  }

  /** Writes the project's config. */
  configure(settings: object): this {
    writeFileSync(join(this.path, 'ux-jury.config.json'), JSON.stringify(settings));
    return this;
  }

  /** Sets the key and the address of the API; `null` takes one away. */
  connect(url: string | null, key: string | null = 'test-key'): this {
    set('ANTHROPIC_BASE_URL', url);
    set('ANTHROPIC_API_KEY', key);
    return this;
  }

  review(change: Partial<ReviewRequest> = {}): Promise<Reviewed> {
    return reviewBundles({
      bundles: [join(this.path, 'bundle')],
      out: join(this.path, 'out'),
      config: null,
      folder: this.path,
      mode: null,
      from: null,
      progress: () => undefined,
      ...change,
    });
  }

  text(name: string): string {
    return readFileSync(join(this.path, name), 'utf8');
  }

  json(name: string) {
    return JSON.parse(this.text(name));
  }

  remove(): void {
    this.connect(null, null);
    rmSync(this.path, { recursive: true, force: true });
  }
}

function set(name: string, value: string | null): void {
  if (value === null) delete process.env[name];
  else process.env[name] = value;
}
