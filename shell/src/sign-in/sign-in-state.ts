import { type SecondStep, secondSteps } from '@overland/contracts';

/** What travels from one sign-in page to the next in the history entry, never in the address. */
interface SignInState {
  email: string | null;
  /** The address that was asked for before signing in. */
  from: string | null;
  notice: string | null;
  /** What may complete the sign-in, the best first. */
  steps: readonly SecondStep[];
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

export function readSignInState(state: unknown): SignInState {
  const { email, from, notice, steps } = (state ?? {}) as Record<string, unknown>;
  return { email: text(email), from: text(from), notice: text(notice), steps: stepsIn(steps) };
}

/** The code by email is always one of them. */
function stepsIn(value: unknown): readonly SecondStep[] {
  const given = Array.isArray(value) ? secondSteps.filter((step) => value.includes(step)) : [];
  return given.length > 0 ? given : ['emailCode'];
}

/** Why a password is set: it was forgotten, it was a temporary one, or an invitation asks for the first. */
export type PasswordReason = 'forgotten' | 'temporary' | 'invited';

/** An invitation's link says so in its address, `?invited`; the sign-in with a temporary password in the entry. */
export function readPasswordReason({ search, state }: { search: string; state: unknown }): PasswordReason {
  if (new URLSearchParams(search).has('invited')) return 'invited';
  const { reason } = (state ?? {}) as { reason?: unknown };
  return reason === 'temporary' || reason === 'invited' ? reason : 'forgotten';
}
