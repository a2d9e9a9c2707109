import { calls } from '@overland/contracts/calls';
import { useApiQuery } from '@overland/web';
import type { ListedOrder } from './in-chunks';

/** Of a step with one order the whole order, so that its dialog asks all that the order's page would. */
export const useOnlyOrder = ([only, second]: readonly ListedOrder[], isWanted: boolean) =>
  useApiQuery(
    calls.orders.get,
    { params: { orderId: only?._id ?? '' } },
    {
      whenUnreachable: 'There was an error getting this order',
      enabled: isWanted && only !== undefined && second === undefined,
    },
  );
