import type { ModelRequest } from '../../engines/model/request.ts';
import { sha256 } from '../bundle/safe-file.ts';

/** The name of a request: everything that decides its answer. Pictures enter by the hash of their bytes. */
export function hashRequest(request: ModelRequest): string {
  return sha256(JSON.stringify(request));
}
