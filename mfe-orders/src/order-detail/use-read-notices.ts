import { calls } from '@overland/contracts/calls';
import { useApiMutation, useApiQuery } from '@overland/web';
import { useEffect, useRef } from 'react';

const options = { refreshes: [calls.notices.list, calls.notices.unread] };

/** Opening an order reads its notices, but not those that come while it is open: their reader may be away. */
export function useReadNotices(orderId: string): void {
  const { mutate } = useApiMutation(calls.notices.readAll, options);
  // Asked for by the frame, for the bell.
  const unread = useApiQuery(calls.notices.unread, {}, { enabled: false }).data?.unread;
  const isDone = useRef(false);
  useEffect(() => {
    if (unread === undefined || isDone.current) return;
    isDone.current = true;
    if (unread > 0) mutate({ body: { orderId } });
  }, [unread, orderId, mutate]);
}
