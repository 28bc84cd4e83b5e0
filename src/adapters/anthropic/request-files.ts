import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ModelRequest, nameSentPicture, type PictureBlock } from '../../engines/model/request.ts';
import { hashRequest } from './hash-request.ts';
import { toParams, type Wording } from './to-params.ts';

/** Gives a picture as it is sent. */
export type ReadSent = (block: PictureBlock) => { media_type: PictureBlock['media_type']; bytes: Buffer };

/** The name of a request's files; a repair is a request of its own. */
export function nameRequest({ id, repair }: ModelRequest): string {
  return repair === null ? id : `${id}-repair`;
}

/** What it takes to write a request as it would be sent. */
export interface RequestFolder extends Omit<Wording, 'encode'> {
  readonly readSent: ReadSent;
}

/**
 * Writes a request as it would be sent: `<name>.request.json` with the exact parameters (a picture's `data` names its
 * file instead of holding its base64), the pictures, and `<name>.request.md` to read.
 */
export function writeRequest(
  folder: string,
  request: ModelRequest,
  { readSent, repair, canRefuseScaling }: RequestFolder,
): void {
  const name = nameRequest(request);
  const params = toParams(request, {
    encode: (block) => ({ media_type: sentType(block), data: `file:pictures/${nameSentPicture(block)}` }),
    repair,
    canRefuseScaling,
  });
  const sent = { request_sha256: hashRequest(request), params };
  write(join(folder, `${name}.request.json`), `${JSON.stringify(sent, null, 2)}\n`);
  write(join(folder, `${name}.request.md`), renderRequest(request, repair));
  for (const block of request.shared)
    if (block.type === 'picture')
      write(join(folder, 'pictures', nameSentPicture(block)), readSent(block).bytes);
}

function sentType(block: PictureBlock): PictureBlock['media_type'] {
  return block.resized ? 'image/jpeg' : block.media_type;
}

function renderRequest(request: ModelRequest, repair: (fault: string) => string): string {
  const shared = request.shared.map((block) =>
    block.type === 'text' ? block.text : `![picture](pictures/${nameSentPicture(block)})`,
  );
  const { model, effort, max_tokens } = request.choice;
  const parts = [
    `# ${nameRequest(request)}`,
    `Model ${model}, effort ${effort ?? 'none'}, at most ${max_tokens} tokens. No tools. Answer: \`${nameRequest(request)}.answer.json\`.`,
    '## System',
    request.system,
    '## Evidence, alike for every role',
    ...shared,
    '## Question',
    request.question,
    ...(request.repair === null ? [] : ['## Repair', repair(request.repair.fault)]),
    '## Schema of the answer',
    `~~~json\n${JSON.stringify(request.schema, null, 2)}\n~~~`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function write(path: string, data: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, data);
}
