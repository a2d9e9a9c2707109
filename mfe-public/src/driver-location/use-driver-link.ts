import type { DriverLink } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { language, translate } from '@overland/i18n';
import { messageOf } from '@overland/ui';
import {
  ApiError,
  api,
  apiKey,
  useApiMutation,
  useApiQuery,
  useMutation,
  useQueryClient,
  useViewAs,
} from '@overland/web';
import { currentPosition, NoPosition } from './current-position';
import { driverLinkQuery } from './driver-link-query';

const whenUnreachable = 'We could not reach the server. Please check your connection and try again.';

/** Unknown, expired and ended links are all the same. */
export const isOver = (error: unknown): boolean => error instanceof ApiError && error.code === 'linkExpired';

/** What the driver's link leads to, and what the driver can do with it. */
export function useDriverLink(token: string) {
  const queries = useQueryClient();
  const portalId = useViewAs((state) => state.portalId);
  const key = apiKey(portalId, calls.driverLocation.open, { body: { token } });
  const link = useApiQuery(...driverLinkQuery(token));
  const sharing = useMutation<DriverLink>({
    mutationFn: async () =>
      api(
        calls.driverLocation.share,
        { body: { token, ...(await currentPosition()), language: language() } },
        { whenUnreachable },
      ),
    onSuccess: (shared) => queries.setQueryData(key, shared),
  });
  const stopping = useApiMutation(calls.driverLocation.stop, { whenUnreachable });
  const ended = [link, sharing, stopping].some(({ error }) => isOver(error));
  return {
    link,
    /** The link does not work any more, whatever was tried with it. */
    isOver: ended,
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
