import { messages, type Order } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { useApiMutation } from '@overland/web';
import { useKeepOrder } from '../use-keep-order';
import { useChangeOptions } from './use-change-options';

/** Asks the driver of the open order for the position, and takes that back. */
export function useLocationRequest({ orderId }: Order) {
  const keep = useKeepOrder();
  const options = useChangeOptions(orderId);
  const asking = useApiMutation(calls.driverLocation.request, {
    ...options,
    whenUnreachable: messages.locationNotRequested,
    onSuccess: keep,
  });
  const canceling = useApiMutation(calls.driverLocation.cancel, { ...options, onSuccess: keep });
  const params = { orderId };
  return {
    ask: () => asking.mutate({ params }),
    isAsking: asking.isPending,
    cancel: () => canceling.mutate({ params }),
    isCanceling: canceling.isPending,
  };
}
