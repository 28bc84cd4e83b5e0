import { example, type Json } from './description.ts';
import type { GitFile } from './git-store.ts';
import { type Answer, NOT_FOUND, type Route } from './route.ts';

/** Git's objects and branches as GitHub keeps them: what is pointed at must exist, and a branch only moves forward. */
export const gitRoutes: Readonly<Record<string, Route>> = {
  'repos/get': (world) => {
    const {
      source: _,
      parent: __,
      template_repository: ___,
      ...shape
    } = example('full-repository-default-response');
    const { owner, repo, isPrivate } = world;
    const visibility = isPrivate ? 'private' : 'public';
    return {
      status: 200,
      body: {
        ...shape,
        language: 'TypeScript',
        full_name: `${owner}/${repo}`,
        private: isPrivate,
        visibility,
      },
    };
  },
  'git/get-ref': (world, { path }) => {
    const commit = world.git.refs.get(path.ref ?? '');
    return commit === undefined ? NOT_FOUND : { status: 200, body: showRef(path.ref ?? '', commit) };
  },
  'git/create-ref': ({ git }, { body }) => {
    const name = /^refs\/(heads\/.+)$/.exec(body.ref)?.[1];
    if (name === undefined) return invalid('Reference name is not valid');
    if (!git.commits.has(body.sha)) return invalid('Object does not exist');
    if (git.refs.has(name)) return invalid('Reference already exists');
    git.refs.set(name, body.sha);
    return { status: 201, body: showRef(name, body.sha) };
  },
  'git/update-ref': (world, { path, body }) => {
    const { git } = world;
    const name = path.ref ?? '';
    const old = git.refs.get(name);
    if (old === undefined) return invalid('Reference does not exist');
    if (!git.commits.has(body.sha)) return invalid('Object does not exist');
    if (body.force === true) world.forced.push(name);
    else if (!git.isAncestor(old, body.sha)) return invalid('Update is not a fast forward');
    git.refs.set(name, body.sha);
    return { status: 200, body: showRef(name, body.sha) };
  },
  'git/delete-ref': ({ git }, { path }) => {
    if (!git.refs.delete(path.ref ?? '')) return invalid('Reference does not exist');
    return { status: 204 };
  },
  'git/create-blob': ({ git }, { body }) => {
    const bytes = Buffer.from(body.content, body.encoding === 'base64' ? 'base64' : 'utf8');
    return { status: 201, body: { ...example('short-blob'), sha: git.blob(bytes) } };
  },
  'git/get-blob': ({ git }, { path }) => {
    const bytes = git.blobs.get(path.file_sha ?? '');
    if (bytes === undefined) return NOT_FOUND;
    const content = bytes.toString('base64');
    return {
      status: 200,
      body: { ...example('blob'), sha: path.file_sha, content, encoding: 'base64', size: bytes.length },
    };
  },
  'git/create-tree': ({ git }, { body }) => {
    const given: { path: string; sha?: string; mode?: string }[] = body.tree.map(
      ({ content, ...one }: { content?: string }) =>
        content === undefined ? one : { ...one, sha: git.blob(Buffer.from(content)) },
    );
    const unknown = given.find(({ sha }) => !git.blobs.has(sha ?? ''));
    if (unknown !== undefined) return invalid(`GitRPC::BadObjectState: ${unknown.sha}`);
    if (body.base_tree !== undefined && !git.trees.has(body.base_tree))
      return invalid('base_tree is not a tree');
    const bad = given.find(({ path }) => /^\/|\.\.|\/\/|\/$/.test(path));
    if (bad !== undefined) return invalid('tree.path contains a malformed path component');
    const base = git.trees.get(body.base_tree ?? '') ?? [];
    const fresh = given.map(({ path, sha = '', mode }) => ({
      path,
      sha,
      size: git.blobs.get(sha)?.length ?? 0,
      ...(mode === undefined || mode === '100644' ? {} : { mode }),
    }));
    const files = [...base.filter((file) => !fresh.some(({ path }) => path === file.path)), ...fresh];
    const sha = git.tree(files.toSorted((a, b) => (a.path < b.path ? -1 : 1)));
    return { status: 201, body: showTree(sha, files) };
  },
  'git/get-tree': ({ git }, { path, query }) => {
    const files = git.trees.get(path.tree_sha ?? '');
    if (files === undefined) return NOT_FOUND;
    const shown = query.recursive === undefined ? files.filter((file) => !file.path.includes('/')) : files;
    return { status: 200, body: showTree(path.tree_sha ?? '', shown) };
  },
  'git/create-commit': ({ git }, { body }) => {
    const { message, tree, parents = [] } = body;
    if (!git.trees.has(tree)) return invalid('Tree SHA does not exist');
    if (parents.some((parent: string) => !git.commits.has(parent)))
      return invalid('Parent SHA does not exist');
    const sha = git.commit({ tree, parents, message });
    return { status: 201, body: showCommit(sha, { tree, parents, message }) };
  },
  'git/get-commit': ({ git, parents }, { path }) => {
    const sha = path.commit_sha ?? '';
    const commit = git.commits.get(sha);
    if (commit !== undefined) return { status: 200, body: showCommit(sha, commit) };
    const parent = parents.get(sha);
    const shape = example('git-commit');
    const known = parent === undefined ? [] : [{ ...shape.parents[0], sha: parent }];
    return { status: 200, body: { ...shape, sha, parents: known } };
  },
};

function invalid(message: string): Answer {
  return { status: 422, body: { message, documentation_url: 'https://docs.github.com', status: '422' } };
}

function showRef(name: string, commit: string): Json {
  const shape = example('git-ref');
  return { ...shape, ref: `refs/${name}`, object: { ...shape.object, type: 'commit', sha: commit } };
}

/** Folders stand beside the files in them. */
function showTree(sha: string, files: readonly GitFile[]): Json {
  const folders = new Set(
    files.flatMap(({ path }) =>
      path
        .split('/')
        .slice(0, -1)
        .map((_, index, parts) => parts.slice(0, index + 1).join('/')),
    ),
  );
  const tree = [
    ...[...folders].map((path) => ({ path, mode: '040000', type: 'tree', sha: '0'.repeat(40) })),
    ...files.map(({ path, sha, size, mode = '100644' }) => ({ path, mode, type: 'blob', sha, size })),
  ];
  return { ...example('git-tree'), sha, tree, truncated: false };
}

function showCommit(
  sha: string,
  { tree, parents, message }: { tree: string; parents: readonly string[]; message: string },
): Json {
  const shape = example('git-commit');
  const [parent] = shape.parents;
  return {
    ...shape,
    sha,
    message,
    tree: { ...shape.tree, sha: tree },
    parents: parents.map((id) => ({ ...parent, sha: id })),
  };
}
