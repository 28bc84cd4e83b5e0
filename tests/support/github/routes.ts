import { example, type Json } from './description.ts';
import { gitRoutes } from './git-routes.ts';
import { type Answer, type Asked, NOT_FOUND, type Route } from './route.ts';
import { BOT, now, type World } from './world.ts';

/** What GitHub does for each operation that we use, by its id in the description. */
export const routes: Readonly<Record<string, Route>> = {
  ...gitRoutes,
  'pulls/get': (world, { path }) => {
    const pull = world.pulls.get(Number(path.pull_number));
    return pull === undefined ? NOT_FOUND : { status: 200, body: world.showPull(pull) };
  },
  'pulls/list': (world, asked) =>
    page(
      asked,
      [...world.pulls.values()]
        .filter(({ state }) => asked.query.state === 'all' || state === (asked.query.state ?? 'open'))
        .map((pull) => world.showPull(pull, 'listed')),
    ),
  'pulls/list-files': (world, asked) => {
    const shape = example('diff-entry-items')[0];
    const files = world.pulls.get(Number(asked.path.pull_number))?.files ?? [];
    return page(
      asked,
      files.map((file) => ({ ...shape, patch: undefined, ...file })),
    );
  },
  'repos/list-pull-requests-associated-with-commit': (world, asked) =>
    page(
      asked,
      [...world.pulls.values()]
        .filter(({ head, merged_at }) => merged_at !== null && head.sha !== asked.path.commit_sha)
        .map((pull) => world.showPull(pull, 'listed')),
    ),
  'repos/get-content': (world, { path, query }) => {
    const text = world.files.get(`${query.ref}:${path.path}`);
    if (text === undefined) return listFolder(world, `${query.ref}:${path.path}/`);
    const content = Buffer.from(text).toString('base64');
    const shape = example('content-file-response-if-content-is-a-file');
    return { status: 200, body: { ...shape, path: path.path, content, size: text.length } };
  },
  'issues/list-comments': (world, asked) =>
    page(
      asked,
      world.comments
        .filter(({ issue }) => issue === Number(asked.path.issue_number))
        .map((comment) => world.showComment(comment)),
    ),
  'issues/get-comment': (world, { path }) => {
    const comment = findComment(world, path);
    return comment === undefined ? NOT_FOUND : { status: 200, body: world.showComment(comment) };
  },
  'issues/create-comment': (world, { path, body }) =>
    tooLong(world, body.body) ?? {
      status: 201,
      body: world.showComment(world.comment(Number(path.issue_number), BOT, body.body)),
    },
  'issues/update-comment': (world, { path, body }) => {
    const comment = findComment(world, path);
    if (comment === undefined) return NOT_FOUND;
    const fault = tooLong(world, body.body);
    if (fault !== null) return fault;
    comment.body = body.body;
    comment.updated_at = now();
    return { status: 200, body: world.showComment(comment) };
  },
  'issues/delete-comment': (world, { path }) => {
    const index = world.comments.findIndex(({ id }) => id === Number(path.comment_id));
    if (index === -1) return NOT_FOUND;
    world.comments.splice(index, 1);
    return { status: 204 };
  },
  'reactions/create-for-issue-comment': (world, { path, body }) => {
    world.reactions.push({ comment: Number(path.comment_id), content: body.content });
    return { status: 201, body: { ...example('reaction'), content: body.content } };
  },
  'repos/get-collaborator-permission-level': (world, { path }) => {
    const permission = world.permissions.get(path.username ?? '') ?? 'read';
    if (permission === 'unknown') return NOT_FOUND;
    const shape = example('repository-collaborator-permission-response-if-user-has-admin-permissions');
    const user = { ...shape.user, login: path.username, role_name: permission };
    return { status: 200, body: { ...shape, permission, role_name: permission, user } };
  },
  'checks/list-for-ref': (world, asked) => {
    const runs = world.checks
      .filter(({ head_sha }) => head_sha === asked.path.ref)
      .filter(({ name }) => asked.query.check_name === undefined || name === asked.query.check_name)
      .toReversed();
    return {
      status: 200,
      body: { total_count: runs.length, check_runs: runs.map((run) => world.showCheck(run)) },
    };
  },
  'checks/create': (world, { body }) => {
    const check = {
      id: world.id(),
      name: body.name,
      head_sha: body.head_sha,
      external_id: body.external_id ?? '',
      status: body.status ?? 'queued',
      conclusion: body.conclusion ?? null,
      output: { title: null, summary: null, text: null, ...outputOf(body) },
      annotations: body.output?.annotations ?? [],
      changes: 0,
    };
    world.checks.push(check);
    return { status: 201, body: world.showCheck(check) };
  },
  'checks/get': (world, { path }) => {
    const check = world.checks.find(({ id }) => id === Number(path.check_run_id));
    return check === undefined ? NOT_FOUND : { status: 200, body: world.showCheck(check) };
  },
  'checks/update': (world, { path, body }) => {
    const check = world.checks.find(({ id }) => id === Number(path.check_run_id));
    if (check === undefined) return NOT_FOUND;
    check.changes += 1;
    check.status = body.conclusion === undefined ? (body.status ?? check.status) : 'completed';
    check.conclusion = body.conclusion ?? check.conclusion;
    check.output = { ...check.output, ...outputOf(body) };
    check.annotations.push(...(body.output?.annotations ?? []));
    return { status: 200, body: world.showCheck(check) };
  },
  'actions/list-workflow-run-artifacts': (world, { path }) => {
    const artifacts = world.artifacts.filter(({ run }) => run === Number(path.run_id));
    return {
      status: 200,
      body: { total_count: artifacts.length, artifacts: artifacts.map((one) => world.showArtifact(one)) },
    };
  },
  'actions/download-artifact': (_, { path, url }) => ({
    status: 302,
    headers: { location: `${url}/_storage/${path.artifact_id}` },
  }),
  'actions/list-artifacts-for-repo': (world) => ({
    status: 200,
    body: {
      total_count: world.artifacts.length,
      artifacts: world.artifacts.map((one) => world.showArtifact(one)),
    },
  }),
  'repos/download-zipball-archive': (_, { path, url }) => ({
    status: 302,
    headers: { location: `${url}/_storage/${path.ref}` },
  }),
  'pulls/list-review-comments': (world, asked) => {
    const shape = example('pull-request-review-comment-items')[0];
    const own = world.reviews.filter(({ pull }) => pull === Number(asked.path.pull_number));
    return page(
      asked,
      own.flatMap(({ comments }) => comments.map(({ body }) => ({ ...shape, body }))),
    );
  },
  'pulls/create-review': (world, { path, body }) => {
    const pull = world.pulls.get(Number(path.pull_number));
    const isShown = (comment: Json): boolean => pull?.files.some((file) => shows(file, comment)) === true;
    if (!body.comments.every(isShown))
      return {
        status: 422,
        body: { message: 'Unprocessable Entity', errors: ['Line could not be resolved'] },
      };
    world.reviews.push({
      pull: Number(path.pull_number),
      commit: body.commit_id,
      body: body.body,
      comments: body.comments,
    });
    return { status: 200, body: { ...example('pull-request-review'), body: body.body } };
  },
  'actions/re-run-workflow': (world, { path }) => {
    if (!world.mayRerun) return denied();
    world.reruns.push(Number(path.run_id));
    return { status: 201, body: {} };
  },
};

/** The files that lie in a folder itself. */
function listFolder(world: World, prefix: string): Answer {
  const names = [...world.files.keys()]
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
    .filter((name) => !name.includes('/'));
  if (names.length === 0) return NOT_FOUND;
  const [shape] = example('content-file-response-if-content-is-a-directory');
  return { status: 200, body: names.map((name) => ({ ...shape, name, path: name })) };
}

/** What a token without the permission gets. */
export function denied(): Answer {
  return {
    status: 403,
    body: {
      message: 'Resource not accessible by integration',
      documentation_url: 'https://docs.github.com',
      status: '403',
    },
  };
}

/** A comment can only stand on lines that the diff shows. */
function shows(file: { filename: string; patch?: string }, comment: Json): boolean {
  const hunks = [...(file.patch ?? '').matchAll(/^@@ -\S+ \+(\d+),(\d+) @@/gm)];
  return (
    file.filename === comment.path &&
    hunks.some(
      ([, first, count]) =>
        Number(first) <= (comment.start_line ?? comment.line) && comment.line < Number(first) + Number(count),
    )
  );
}

function findComment(world: World, path: Record<string, string>) {
  return world.comments.find(({ id }) => id === Number(path.comment_id));
}

function outputOf(body: Json) {
  if (body.output === undefined) return {};
  const { title, summary, text } = body.output;
  return { title, summary, ...(text === undefined ? {} : { text }) };
}

function tooLong(world: World, body: string): Answer | null {
  if ([...body].length <= world.commentLimit) return null;
  return {
    status: 422,
    body: {
      message: `Validation Failed: {"resource":"IssueComment","code":"unprocessable","field":"data","message":"Body is too long (maximum is ${world.commentLimit} characters)"}`,
      documentation_url: 'https://docs.github.com',
    },
  };
}

/** One page of a list, with the links to the others. */
function page(asked: Asked, items: Json[]): Answer {
  const size = Number(asked.query.per_page ?? 30);
  const number = Number(asked.query.page ?? 1);
  const last = Math.max(1, Math.ceil(items.length / size));
  const to = (target: number, rel: string): string => {
    const query = new URLSearchParams({ ...asked.query, per_page: String(size), page: String(target) });
    return `<${asked.url}?${query}>; rel="${rel}"`;
  };
  const link = number < last ? { link: `${to(number + 1, 'next')}, ${to(last, 'last')}` } : undefined;
  return {
    status: 200,
    body: items.slice((number - 1) * size, number * size),
    ...(link === undefined ? {} : { headers: link }),
  };
}
