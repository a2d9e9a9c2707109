import type { DriverLink } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { language, translate } from '@overland/i18n';
import { messageOf } from '@overland/ui';
import { ApiError, api, useApiMutation, useApiQuery, useCached, useMutation } from '@overland/web';
import { driverLinkQuery } from '../queries';
import { currentPosition, NoPosition } from './current-position';

const whenUnreachable = 'We could not reach the server. Please check your connection and try again.';

export function useDriverLink(token: string) {
  const { keep } = useCached(calls.driverLocation.open);
  const link = useApiQuery(...driverLinkQuery(token));
  const sharing = useMutation<DriverLink>({
    mutationFn: async () =>
      api(
        calls.driverLocation.share,
        { body: { token, ...(await currentPosition()), language: language() } },
        whenUnreachable,
      ),
    onSuccess: (shared) => keep({ body: { token } }, shared),
  });
  const stopping = useApiMutation(calls.driverLocation.stop, whenUnreachable);
  return {
    link,
    /** One of the calls was told that the link has ended. */
    isOver: [link, sharing, stopping].some(
      ({ error }) => error instanceof ApiError && error.code === 'linkExpired',
    ),
    share: () => sharing.mutate(),
    isSharing: sharing.isPending,
    stop: () => stopping.mutate({ body: { token } }),
    isStopping: stopping.isPending,
    hasStopped: stopping.isSuccess,
    problem: problemOf(sharing.error ?? stopping.error),
  };
}

/** What went wrong, in words fit to show. */
function problemOf(error: Error | null): string | null {
  if (error === null) return null;
  return error instanceof NoPosition ? translate(error.message) : messageOf(error);
}
