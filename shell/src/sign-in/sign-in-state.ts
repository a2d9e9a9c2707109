/** What travels from one sign-in page to the next in the history entry, never in the address. */
export interface SignInState {
  email: string | null;
  /** The address that was asked for before signing in. */
  from: string | null;
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

export function readSignInState(state: unknown): SignInState {
  if (typeof state !== 'object' || state === null) return { email: null, from: null };
  const { email, from } = state as Record<string, unknown>;
  return { email: text(email), from: text(from) };
}
