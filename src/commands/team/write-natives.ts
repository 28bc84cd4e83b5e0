import { existsSync, readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { openBundle } from '../../adapters/bundle/open-bundle.ts';
import { findMissing } from '../../adapters/team/check-prerequisites.ts';
import { type ReadPicture, typeOf } from '../../adapters/team/native/picture.ts';
import { renderNative } from '../../adapters/team/native/render-native.ts';
import type { Blueprint } from '../../contract/team/blueprint.ts';
import type { Producer } from '../../contract/team/profile.ts';
import type { Native } from '../../team/producers/document-model.ts';
import type { Facts } from '../../team/producers/facts.ts';
import { bundlePaths, readTeamRegistries, type Team } from './open-team.ts';
import { pictureAt } from './prove-patch.ts';
import { writeProducts } from './write-products.ts';

/**
 * Writes reports in their programs' own formats, beside the texts, where the project has the packages; what a format
 * lacks is said, and the text stands. On a pull request no package of the project is ever loaded.
 */
export async function writeNatives(
  team: Team,
  blueprints: readonly Blueprint[],
  facts: Facts,
): Promise<readonly string[]> {
  if (team.request.places !== undefined) return [];
  const { producers } = readTeamRegistries(team);
  const readPicture = pictureReader(team);
  const written: string[] = [];
  for (const blueprint of blueprints.filter(isReport)) {
    const producer = producers.find(({ profile }) => profile.name === blueprint.handoff.producer);
    for (const { native } of writeProducts(blueprint, facts))
      if (native !== undefined && producer !== undefined && isOffered(native, producer, team))
        written.push(...(await write(native, readPicture, team)));
  }
  return written;
}

function isReport({ operations }: Blueprint): boolean {
  return operations.some(({ kind }) => kind === 'write');
}

/** A profile of the project may leave a native format out; then nobody is told of it. */
function isOffered({ format, name }: Native, producer: Producer, { request }: Team): boolean {
  if (!producer.profile.output_formats.includes(format)) return false;
  const missing = findMissing(producer, format, request.project);
  if (missing.length > 0)
    request.say(`${name} was not written: ${missing.map(({ install }) => install).join('; ')}`);
  return missing.length === 0;
}

async function write(native: Native, readPicture: ReadPicture, { folder, request }: Team): Promise<string[]> {
  try {
    const bytes = await renderNative(native, { project: request.project, readPicture });
    folder.writeText(`output/${native.name}`, bytes);
    return [native.name];
  } catch (cause) {
    request.say(`${native.name} was not written: ${cause instanceof Error ? cause.message : String(cause)}`);
    return [];
  }
}

/** Opens the bundles when the first picture is asked for. */
function pictureReader(team: Team): ReadPicture {
  let bundles: ReturnType<typeof openBundle>[] | null = null;
  return (ref) => {
    bundles ??= bundlePaths(team)
      .filter(existsSync)
      .map((path) => openBundle(path));
    const path = pictureAt(ref, bundles);
    if (path === null) return null;
    const bytes = readFileSync(path);
    const [type, { width, height }] = [typeOf(bytes), imageSize(bytes)];
    return type === null ? null : { bytes, type, width, height };
  };
}
