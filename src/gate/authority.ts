/** What is known of who gave a command, where and how. `permission` is GitHub's own answer, `null` when it gave none. */
export interface Claim {
  readonly is_pull_request: boolean;
  readonly is_open: boolean;
  readonly is_bot: boolean;
  readonly is_ourselves: boolean;
  readonly is_edited: boolean;
  readonly permission: string | null;
}

/** `silent` has no effect at all; `refused` gets one clear reply; `granted` may change what stands. */
export type Authority =
  | { readonly kind: 'granted' }
  | {
      readonly kind: 'silent';
      readonly why: 'not_a_pull_request' | 'closed' | 'bot' | 'ourselves' | 'edited';
    }
  | { readonly kind: 'refused'; readonly why: 'no_permission' | 'permission_unknown' };

const WRITERS: readonly string[] = ['admin', 'maintain', 'write'];

/** Whether a comment's author may decide: a person with write access, on an open pull request, in an unedited comment. */
export function checkAuthority(claim: Claim): Authority {
  if (!claim.is_pull_request) return { kind: 'silent', why: 'not_a_pull_request' };
  if (claim.is_ourselves) return { kind: 'silent', why: 'ourselves' };
  if (claim.is_bot) return { kind: 'silent', why: 'bot' };
  if (!claim.is_open) return { kind: 'silent', why: 'closed' };
  if (claim.is_edited) return { kind: 'silent', why: 'edited' };
  if (claim.permission === null) return { kind: 'refused', why: 'permission_unknown' };
  return WRITERS.includes(claim.permission) ? { kind: 'granted' } : { kind: 'refused', why: 'no_permission' };
}
