import type { FollowUpsReport, PlannedFollowUp, ReminderLetter } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { formatCountOf } from '@overland/ui';
import { offerUntil, useApiMutation, useNotices } from '@overland/web';
import { refreshedByFollowUps } from '../quote-detail/use-follow-up-steps';

type Done = FollowUpsReport['done'];

/** Follows up several quotes, says how many emails wait, and offers to take them back while they do. */
export function useFollowUps() {
  const notify = useNotices((state) => state.notify);
  const sending = useApiMutation(calls.followUps.sendMany, {
    refreshes: refreshedByFollowUps,
    whenUnreachable: 'There was an error sending these emails',
  });
  const taking = useApiMutation(calls.followUps.takeBackMany, {
    refreshes: refreshedByFollowUps,
    whenUnreachable: 'There was an error taking these emails back',
    onSuccess: ({ done, refused }) => {
      if (done.length > 0)
        notify(
          'success',
          `${emails(done.length)} taken back. Nobody gets ${done.length === 1 ? 'it' : 'them'}.`,
        );
      if (refused.length > 0)
        notify('error', `Not taken back: ${refused.map(({ uniqueId }) => `#${uniqueId}`).join(', ')}.`);
    },
    onError: ({ message }) => notify('error', message),
  });
  const undo = (done: Done) =>
    taking.mutate({ body: { followUps: done.map(({ quoteId, followUpId }) => ({ quoteId, followUpId })) } });
  return async (going: readonly PlannedFollowUp[], letter: ReminderLetter): Promise<FollowUpsReport> => {
    const quoteIds = going.map(({ quoteId }) => quoteId);
    const addresses = going.map(({ quoteId, to }) => ({ quoteId, to }));
    const report = await sending.mutateAsync({ body: { quoteIds, letter, addresses } });
    const { done } = report;
    const until = done.map(({ undoUntil }) => undoUntil).sort()[0];
    if (until !== undefined) {
      const text = `${emails(done.length)} ${done.length === 1 ? 'goes' : 'go'} out in a minute.`;
      const action = { label: 'Undo', key: 'z', run: () => undo(done) };
      offerUntil(until, { key: 'follow-ups', kind: 'success', text, action });
    }
    return report;
  };
}

const emails = (count: number) => formatCountOf(count, 'email');
