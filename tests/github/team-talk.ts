import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEAD } from '../stages/plans.ts';
import type { Conversation } from '../support/github/conversation.ts';
import type { JobResult } from '../support/github/job.ts';
import { makeZip, zipFolder } from '../support/github/make-zip.ts';
import { BOT, type WorldComment } from '../support/github/world.ts';
import type { BundlePlan } from '../support/make-bundle.ts';

/** The pages say no language, and two controls do nothing. */
export const SPEECHLESS: BundlePlan = { ...DEAD, state: (state) => ({ ...state, lang: '' }) };

/** The app of the pull request: one line of its page lies in the diff. */
export const APP = {
  'app/index.html': '<!doctype html>\n<html>\n<head><title>Shop</title></head>\n<body></body>\n</html>\n',
};

/** A commit that git knows, with the app and files that no patch touches, as the head of the pull request. */
export function commitApp(talk: Conversation, files: Record<string, string> = APP): string {
  const { git } = talk.world;
  talk.pull.head.sha = git.root(
    { ...files, 'run.sh': '#!/bin/sh\n', 'logo.png': Buffer.from([137, 80, 78, 71, 255, 0]) },
    { 'run.sh': '100755' },
  );
  return talk.pull.head.sha;
}

/** A review of the pull request whose documents and bundles are kept as artifacts, as the workflows do. */
export async function evaluateAndKeep(
  talk: Conversation,
  { plan, run, action = 'synchronize' }: { plan: BundlePlan; run: number; action?: string },
): Promise<JobResult> {
  const workspace = talk.workspace(plan);
  const result = await talk.evaluate(plan, action, { workspace, run });
  const { sha } = talk.pull.head;
  const keep = (name: string, folder: string): void => {
    talk.world.artifacts.push({ id: talk.world.id(), run, name, zip: zipFolder(folder), head_sha: sha });
  };
  keep('ux-jury-results', result.out);
  keep('ux-jury-bundle-1', join(workspace, 'ux-jury-bundle'));
  showApp(talk, APP);
  return result;
}

/** The files of the head, as GitHub gives them: one folder on top, and things that no patch touches. */
export function showApp(talk: Conversation, files: Record<string, string>): void {
  const { sha } = talk.pull.head;
  const entries = Object.entries({ ...files, 'README.md': 'x', 'odd $name.ts': 'x' });
  const zip = makeZip(
    entries.map(([name, text]) => ({
      name: `acme-shop-${sha.slice(0, 7)}/${name}`,
      bytes: Buffer.from(text),
    })),
  );
  talk.world.archives.set(sha, zip);
  for (const [name, text] of Object.entries(files)) talk.world.files.set(`${sha}:${name}`, text);
}

/** The team's one comment. */
export function teamComments(talk: Conversation): WorldComment[] {
  return talk.world.comments.filter(
    ({ user, body }) => user === BOT && body.startsWith('<!-- ux-jury:team '),
  );
}

export function teamBody(talk: Conversation): string {
  return teamComments(talk)[0]?.body ?? '';
}

/** What people see of it: without the hidden state. */
export function visible(body: string): string {
  return body.replace(/<!-- ux-jury:team-state.*-->/, '').trim();
}

export function readMade(out: string, name: string): string {
  return readFileSync(join(out, 'team', name), 'utf8');
}
