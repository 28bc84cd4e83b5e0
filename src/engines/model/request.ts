import type { Expert } from '../../contract/criteria.ts';
import type { MethodId } from '../../contract/primitives.ts';

/** Who is asked of the team: who explores, specifies and chooses; who writes code; who reviews what was written. */
export const TEAM_ROLES = ['specialist', 'producer', 'reviewer'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/** Who is asked: an evaluator by its method, an expert, the judge, or somebody of the team. */
export type Role = MethodId | Expert | 'judge' | TeamRole;

export const EFFORTS = ['low', 'medium', 'high', 'xhigh', 'max'] as const;
export type Effort = (typeof EFFORTS)[number];

/** Who serves the models: the maker's own API, or a cloud by its own SDK. */
export const PROVIDERS = ['anthropic', 'bedrock', 'vertex'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** The model for a role. `effort` is `null` for models that know none. */
export interface ModelChoice {
  readonly model: string;
  readonly effort: Effort | null;
  readonly max_tokens: number;
}

/** A picture, or a horizontal band of one, in the size in which it is sent. Pixels. */
export interface PictureBlock {
  readonly type: 'picture';
  readonly picture: string;
  readonly media_type: 'image/jpeg' | 'image/png';
  readonly crop: { readonly y: number; readonly height: number } | null;
  readonly width: number;
  readonly height: number;
  readonly resized: boolean;
}

export interface TextBlock {
  readonly type: 'text';
  readonly text: string;
}
export type Block = PictureBlock | TextBlock;

/** An answer that broke its schema or a relation, and the exact fault: sent back once. */
export interface Repair {
  readonly answer: string;
  readonly fault: string;
}

/**
 * One request, complete: the same request has the same bytes, so its hash names its answer. `shared` is alike for every
 * role of a run and stands first, which is what makes it cacheable; `question` is the role's own.
 */
export interface ModelRequest {
  readonly id: string;
  readonly role: Role;
  readonly sample: number;
  readonly choice: ModelChoice;
  readonly system: string;
  readonly shared: readonly Block[];
  readonly question: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly repair: Repair | null;
}

/** The file name of a picture as it is sent. */
export function nameSentPicture(block: PictureBlock): string {
  const type = block.resized ? 'jpg' : block.media_type === 'image/png' ? 'png' : 'jpg';
  const part = block.crop === null ? '' : `-from-${block.crop.y}`;
  const size = block.resized ? `-${block.width}x${block.height}` : '';
  return `${block.picture}${part}${size}.${type}`;
}
