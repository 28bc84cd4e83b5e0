import type { IncomingHttpHeaders } from 'node:http';
import { imageSize } from 'image-size';

/** A request as it came over the wire. */
export interface SentRequest {
  readonly path: string;
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: SentBody;
  readonly bytes: number;
}

interface SentBlock {
  readonly type: string;
  readonly text?: string;
  readonly cache_control?: unknown;
  readonly source?: { readonly type: string; readonly media_type: string; readonly data: string };
  readonly transformations?: unknown;
}

interface SentBody {
  readonly model?: string;
  readonly max_tokens?: number;
  readonly stream?: boolean;
  readonly system?: readonly SentBlock[];
  readonly messages?: readonly { readonly role: string; readonly content: string | readonly SentBlock[] }[];
  readonly output_config?: { readonly effort?: string; readonly format?: { type: string; schema: unknown } };
  readonly [key: string]: unknown;
}

const MOST_BYTES = 32 * 1024 * 1024;
const KNOWN = new Set(['model', 'max_tokens', 'stream', 'system', 'messages', 'output_config']);
const REFUSED_KEYWORDS =
  /"(minimum|maximum|minLength|maxLength|minItems|maxItems|pattern|oneOf|\$ref|\$schema|propertyNames)":/;

/** Checks a request as the real API would, and more strictly: one line a fault. */
export function checkMessagesRequest(sent: SentRequest, key: string): string[] {
  const { headers, body, bytes, path } = sent;
  const isCount = path.endsWith('/count_tokens');
  const faults: string[] = [];
  const expect = (holds: boolean, fault: string): void => void (holds || faults.push(fault));
  expect(sent.method === 'POST', `method ${sent.method}`);
  expect(path === '/v1/messages' || isCount, `path ${path}`);
  expect(headers['anthropic-version'] !== undefined, 'no anthropic-version');
  expect(headers.authorization === `Bearer ${key}`, 'wrong authorization');
  expect(bytes <= MOST_BYTES, `request of ${bytes} bytes`);
  expect(typeof body.model === 'string' && body.model !== '', 'no model');
  expect(isCount || (Number.isInteger(body.max_tokens) && Number(body.max_tokens) > 0), 'no max_tokens');
  for (const name of Object.keys(body)) expect(KNOWN.has(name), `unexpected key ${name}`);
  const format = body.output_config?.format;
  const isInText = format === undefined && textOf(sent).includes('# Schema of your answer');
  expect(isInText || format?.type === 'json_schema', 'no json_schema format');
  faults.push(...checkSchema(format?.schema, '$'));
  expect(
    !REFUSED_KEYWORDS.test(JSON.stringify(format?.schema ?? {})),
    'the schema has a keyword that the API refuses',
  );
  return [...faults, ...checkMessages(body), ...checkPictures(body)];
}

/** Every object is closed and requires all of its properties. */
function checkSchema(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const faults = Object.entries(schema).flatMap(([key, value]) => checkSchema(value, `${path}.${key}`));
  if (!('type' in schema) || schema.type !== 'object') return faults;
  const names = 'properties' in schema ? Object.keys(schema.properties ?? {}) : [];
  const required = 'required' in schema && Array.isArray(schema.required) ? schema.required : [];
  if (names.length === 0) faults.push(`${path} is an object without properties`);
  if (!('additionalProperties' in schema) || schema.additionalProperties !== false)
    faults.push(`${path} is open`);
  if (names.some((name) => !required.includes(name))) faults.push(`${path} has optional properties`);
  return faults;
}

function checkMessages({ messages = [], system = [] }: SentBody): string[] {
  const faults = messages.flatMap(({ role }, at) =>
    role === (at % 2 === 0 ? 'user' : 'assistant') ? [] : [`message ${at} is by ${role}`],
  );
  if (messages.length % 2 === 0) faults.push('the last message is no question');
  const blocks = [
    ...system,
    ...messages.flatMap(({ content }) => (typeof content === 'string' ? [] : content)),
  ];
  const cached = blocks.filter((block) => block.cache_control !== undefined).length;
  if (cached < 1 || cached > 4) faults.push(`${cached} cache breakpoints`);
  if (blocks.some((block) => block.type === 'text' && (block.text ?? '').trim() === ''))
    faults.push('an empty text block');
  return faults;
}

const LIMITS = { count: 20, side: 1568, tokens: 1568 };

function checkPictures(body: SentBody): string[] {
  const images = picturesOf(body);
  const faults = images.length > LIMITS.count ? [`${images.length} pictures`] : [];
  for (const { source, transformations } of images) {
    const bytes = Buffer.from(source?.data ?? '', 'base64');
    const { width, height, type } = imageSize(bytes);
    const media = type === 'jpg' ? 'image/jpeg' : `image/${type}`;
    if (media !== source?.media_type) faults.push(`a ${type} is sent as ${source?.media_type}`);
    if (Math.max(width, height) > LIMITS.side) faults.push(`a picture of ${width}x${height}`);
    if (Math.ceil(width / 28) * Math.ceil(height / 28) > LIMITS.tokens)
      faults.push(`a picture of ${width}x${height}`);
    if (JSON.stringify(transformations) !== '{"oversized_image":"error"}')
      faults.push('a picture may be scaled');
  }
  return faults;
}

/** The pictures of a request. */
export function picturesOf({ messages = [] }: SentBody): SentBlock[] {
  return messages.flatMap(({ content }) =>
    typeof content === 'string' ? [] : content.filter(({ type }) => type === 'image'),
  );
}

/** All text of a request, system included. */
export function textOf({ body }: SentRequest): string {
  const blocks = (body.messages ?? []).flatMap(({ content }) =>
    typeof content === 'string' ? [content] : content.map((block) => block.text ?? ''),
  );
  return [...(body.system ?? []).map((block) => block.text ?? ''), ...blocks].join('\n');
}
