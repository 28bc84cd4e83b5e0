import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const WALK_MS = 20 * 60_000;

/** What a walk over patched source left: the bundle's folder, or why there is none. */
export type Walk =
  | { readonly bundle: string; readonly log: string }
  | { readonly bundle: null; readonly why: string };

export interface WalkRequest {
  readonly project: string;
  readonly commit: string;
  readonly patch: string;
  /** A shell command of the person or of the base branch's settings, never of a page or a pull request. */
  readonly command: string;
  readonly bundle: string;
}

/**
 * Applies a patch in a scratch git worktree of the commit and walks the journeys there; the project itself is not touched.
 * The installed packages are shared. `take` reads the bundle before the worktree goes.
 */
export async function walkPatched<T>(request: WalkRequest, take: (walk: Walk) => Promise<T>): Promise<T> {
  const home = mkdtempSync(join(tmpdir(), 'ux-jury-worktree-'));
  const tree = join(home, 'tree');
  try {
    return await take(walk(request, tree));
  } finally {
    run('git', ['-C', request.project, 'worktree', 'remove', '--force', tree]);
    rmSync(home, { recursive: true, force: true });
  }
}

function walk({ project, commit, patch, command, bundle }: WalkRequest, tree: string): Walk {
  const added = run('git', ['-C', project, 'worktree', 'add', '--detach', '--quiet', tree, commit]);
  if (added !== null) return { bundle: null, why: added };
  const applied = run('git', ['-C', tree, 'apply', '--whitespace=nowarn', '-'], patch);
  if (patch !== '' && applied !== null) return { bundle: null, why: `the patch does not apply: ${applied}` };
  const packages = join(project, 'node_modules');
  if (existsSync(packages) && !existsSync(join(tree, 'node_modules')))
    symlinkSync(packages, join(tree, 'node_modules'));
  const folder = join(tree, bundle);
  rmSync(folder, { recursive: true, force: true });
  const { stdout, stderr } = spawnSync('env', [`UX_JURY_BUNDLE=${folder}`, 'sh', '-c', command], {
    cwd: tree,
    encoding: 'utf8',
    timeout: WALK_MS,
    maxBuffer: 64 * 1024 * 1024,
  });
  const log = `${stdout}\n${stderr}`;
  return existsSync(join(folder, 'bundle.json'))
    ? { bundle: folder, log }
    : { bundle: null, why: log.trim().slice(-600) };
}

/** `null` when it went well, else what the program said. */
function run(program: string, args: readonly string[], input?: string): string | null {
  const { status, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    ...(input === undefined ? {} : { input }),
  });
  return status === 0 ? null : (error?.message ?? stderr.trim().slice(0, 600));
}
