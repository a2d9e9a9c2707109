import { calls } from '@overland/contracts/calls';
import { followEvents, queryClient, useApiQuery } from '@overland/web';
import { useEffect } from 'react';

const ofNotices = [calls.notices.list, calls.notices.unread, calls.reminders.list];

function readAgain(): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [, method, path] }) =>
      ofNotices.some((one) => one.method === method && one.path === path),
  });
}

/** How many of the own notices are unread, as the server tells of new ones. 0 until it is known. */
export function useUnread(): number {
  useEffect(() => followEvents(calls.notices.live, {}, { onEvent: readAgain, onLost: readAgain }), []);
  return useApiQuery(calls.notices.unread, {}).data?.unread ?? 0;
}
