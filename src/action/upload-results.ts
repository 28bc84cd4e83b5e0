import { existsSync } from 'node:fs';
import * as core from '@actions/core';
import { uploadArtifact } from '../adapters/github/artifact-service.ts';
import { messageOf } from '../adapters/github/client.ts';
import { packFolder } from '../adapters/zip/pack.ts';
import type { Environment } from '../inputs.ts';
import { escapeLog } from '../report/escape.ts';
import { sentence } from '../report/github/blocks.ts';
import type { GithubWords } from '../report/github/input.ts';
import type { Options } from './options.ts';

/**
 * Keeps the run's folder as an artifact of the run and sets the output `artifact-url`. Whatever goes wrong is one warning:
 * the verdict stands without it.
 */
export async function uploadResults(
  { runner, artifacts }: Environment,
  { results, out, id }: Options,
  words: GithubWords,
): Promise<void> {
  core.setOutput('artifact-url', '');
  if (results === null || runner === null || !existsSync(out)) return;
  const { server_url, repository, run_id } = runner;
  if (artifacts === null || !hasArtifacts(server_url)) {
    core.info(sentence(words.log, 'artifact_none'));
    return;
  }
  try {
    const name = id === '' ? results : `${results}-${id}`;
    const number = await uploadArtifact(artifacts, name, packFolder(out));
    core.setOutput('artifact-url', `${server_url}/${repository}/actions/runs/${run_id}/artifacts/${number}`);
  } catch (error) {
    const why = messageOf(error);
    core.warning(escapeLog(sentence(words.log, 'artifact_failed', { why }), 1_000));
  }
}

/** GitHub's own clouds have the service; servers that people run themselves do not. */
function hasArtifacts(server: string): boolean {
  const { hostname } = new URL(server);
  return hostname === 'github.com' || hostname.endsWith('.ghe.com');
}
