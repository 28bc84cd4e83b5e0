import * as z from 'zod';

const repo = z.looseObject({ id: z.number() }).nullish();
const pull = z.looseObject({
  number: z.number(),
  head: z.looseObject({ sha: z.string(), repo }),
  base: z.looseObject({ sha: z.string(), ref: z.string(), repo }),
});
const user = z.looseObject({ login: z.string(), type: z.string().optional() });

const pullEvent = z.looseObject({
  action: z.string(),
  before: z.string().optional(),
  pull_request: pull,
});
const pushEvent = z.looseObject({ before: z.string(), after: z.string(), deleted: z.boolean().optional() });
const mergeGroupEvent = z.looseObject({
  action: z.string(),
  merge_group: z.looseObject({ head_sha: z.string(), head_ref: z.string(), base_sha: z.string() }),
});
const workflowRunEvent = z.looseObject({
  workflow_run: z.looseObject({
    id: z.number(),
    event: z.string(),
    head_sha: z.string(),
    head_branch: z.string().nullish(),
    head_repository: repo,
  }),
});
const commentEvent = z.looseObject({
  action: z.string(),
  sender: user,
  issue: z.looseObject({ number: z.number(), state: z.string(), pull_request: z.unknown().optional() }),
  comment: z.looseObject({
    id: z.number(),
    body: z.string().nullish(),
    user: user.nullable(),
    created_at: z.string(),
    updated_at: z.string(),
  }),
  changes: z.looseObject({ body: z.looseObject({ from: z.string() }).optional() }).optional(),
});
export type CommentEvent = z.infer<typeof commentEvent>;

/** Where a result goes. `source` names another run whose artifacts hold the bundles, and whose head is looked up. */
export interface ReviewTarget {
  readonly kind: 'review';
  readonly sha: string;
  readonly pull: number | null;
  /** Whether the result belongs into the pull request's comment: a merge group's does not. */
  readonly comments: boolean;
  readonly before: string | null;
  readonly base_sha: string | null;
  readonly source: {
    readonly run: number;
    readonly head_repository: number | null;
    readonly branch: string | null;
    readonly is_pull: boolean;
  } | null;
}

export type Target =
  | ReviewTarget
  | { readonly kind: 'answer'; readonly event: CommentEvent }
  | { readonly kind: 'nothing' };

/** Events that a workflow may share with others and that have no result of ours to show. */
const FOREIGN: readonly string[] = [
  'check_run',
  'check_suite',
  'status',
  'pull_request_review',
  'pull_request_review_comment',
  'issues',
  'label',
  'discussion',
  'discussion_comment',
  'watch',
  'fork',
  'create',
  'delete',
];

/** What an event asks of us, on which commit. `asked` are the inputs for events that say nothing themselves. */
export function readTarget(
  name: string,
  payload: unknown,
  asked: { sha: string; pull: number | null },
): Target {
  if (name === 'pull_request' || name === 'pull_request_target') return ofPull(pullEvent.parse(payload));
  if (name === 'push') return ofPush(pushEvent.parse(payload));
  if (name === 'merge_group') return ofMergeGroup(mergeGroupEvent.parse(payload));
  if (name === 'workflow_run') return ofWorkflowRun(workflowRunEvent.parse(payload));
  if (name === 'issue_comment') return { kind: 'answer', event: commentEvent.parse(payload) };
  if (FOREIGN.includes(name)) return { kind: 'nothing' };
  return { ...REVIEW, sha: asked.sha, pull: asked.pull, comments: asked.pull !== null };
}

const REVIEW = {
  kind: 'review',
  pull: null,
  comments: false,
  before: null,
  base_sha: null,
  source: null,
} as const;

function ofPull({ action, before, pull_request: { number, head, base } }: z.infer<typeof pullEvent>): Target {
  if (action === 'closed') return { kind: 'nothing' };
  return {
    ...REVIEW,
    sha: head.sha,
    pull: number,
    comments: true,
    before: before ?? null,
    base_sha: base.sha,
  };
}

function ofPush({ before, after, deleted }: z.infer<typeof pushEvent>): Target {
  if (deleted === true || isNone(after)) return { kind: 'nothing' };
  return { ...REVIEW, sha: after, base_sha: isNone(before) ? null : before };
}

/** `refs/heads/gh-readonly-queue/<base>/pr-<number>-<sha>`; a base may hold slashes. */
function ofMergeGroup({ action, merge_group: group }: z.infer<typeof mergeGroupEvent>): Target {
  if (action !== 'checks_requested') return { kind: 'nothing' };
  const number = /\/pr-(\d+)-[0-9a-f]+$/.exec(group.head_ref)?.[1];
  return {
    ...REVIEW,
    sha: group.head_sha,
    pull: number === undefined ? null : Number(number),
    base_sha: group.base_sha,
  };
}

function ofWorkflowRun({ workflow_run: run }: z.infer<typeof workflowRunEvent>): Target {
  const isPull = run.event === 'pull_request' || run.event === 'pull_request_target';
  return {
    ...REVIEW,
    sha: run.head_sha,
    comments: isPull,
    source: {
      run: run.id,
      head_repository: run.head_repository?.id ?? null,
      branch: run.head_branch ?? null,
      is_pull: isPull,
    },
  };
}

function isNone(sha: string): boolean {
  return /^0+$/.test(sha);
}
