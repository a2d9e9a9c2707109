import { calls } from '@overland/contracts/calls';
import { useApiMutation } from '@overland/web';

/** Hands quotes over, each on its own. */
export function useHandOver() {
  const { mutateAsync } = useApiMutation(calls.quotes.handOver, {
    whenUnreachable: 'There was an error handing over',
    refreshes: [calls.quotes.list, calls.quotes.get],
  });
  return (quotes: readonly { _id: string }[], ownerId: string | null) =>
    mutateAsync({ body: { quoteIds: quotes.map(({ _id }) => _id), ownerId } });
}
