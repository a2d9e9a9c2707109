/** What travels from one sign-in page to the next in the history entry, never in the address. */
export interface SignInState {
  email: string | null;
  /** The address that was asked for before signing in. */
  from: string | null;
  /** To be said on the sign-in page: what has just been done. */
  notice: string | null;
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

export function readSignInState(state: unknown): SignInState {
  if (typeof state !== 'object' || state === null) return { email: null, from: null, notice: null };
  const { email, from, notice } = state as Record<string, unknown>;
  return { email: text(email), from: text(from), notice: text(notice) };
}

/** Why a password is set: it was forgotten, it was a temporary one, or an invitation asks for the first. */
export type PasswordReason = 'forgotten' | 'temporary' | 'invited';

/** An invitation's link says so in its address, `?invited`; the sign-in with a temporary password in the entry. */
export function readPasswordReason({ search, state }: { search: string; state: unknown }): PasswordReason {
  if (new URLSearchParams(search).has('invited')) return 'invited';
  const { reason } = (state ?? {}) as { reason?: unknown };
  return reason === 'temporary' || reason === 'invited' ? reason : 'forgotten';
}
