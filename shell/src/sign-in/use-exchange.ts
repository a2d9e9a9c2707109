import type { ReplyOf } from '@overland/contracts';
import type { calls } from '@overland/contracts/calls';
import { ApiError, useNavigate, useSession } from '@overland/web';
import { useCallback } from 'react';
import type { PasswordReason } from './sign-in-state';

type SignedIn = ReplyOf<typeof calls.signIn.login>;

/**
 * Completes a sign-in by a call that answers with the token. A temporary password leads to the form for one's own instead.
 * A failed sign-in removes the token (docs/product/access.md).
 */
export function useExchange() {
  const navigate = useNavigate();
  return useCallback(
    async (ask: () => Promise<SignedIn>): Promise<void> => {
      try {
        useSession.getState().signedIn(await ask());
      } catch (error) {
        useSession.getState().clear();
        const token = tokenForOwnPassword(error);
        if (token === null) throw error;
        const reason: PasswordReason = 'temporary';
        await navigate(`/reset-password/${encodeURIComponent(token)}`, { replace: true, state: { reason } });
      }
    },
    [navigate],
  );
}

/** A temporary password opens nothing but the form for one's own; the refusal brings the token for it. */
function tokenForOwnPassword(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.code !== 'passwordChangeRequired') return null;
  const { token } = error.details;
  return typeof token === 'string' ? token : null;
}
