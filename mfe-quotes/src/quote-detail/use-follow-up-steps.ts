import type { FollowUpState, Quote } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { type ApiError, useApiMutation, useNotices } from '@overland/web';

/** What changes with a step of a quote's follow-ups. */
export const refreshedByFollowUps = [calls.followUps.get, calls.quotes.get, calls.quotes.list];

/** Whether its customer was not mailed the quote before. */
export const isFirstEmail = ({ letters }: Pick<FollowUpState, 'letters'>) => letters[0]?.name === 'offer';

export function useFollowUpSteps({ _id: quoteId }: Pick<Quote, '_id'>) {
  const notify = useNotices((state) => state.notify);
  const options = {
    refreshes: refreshedByFollowUps,
    whenUnreachable: 'There was an error updating this quote',
    onError: (error: ApiError) => notify('error', error.message),
  };
  const taking = useApiMutation(calls.followUps.takeBack, {
    ...options,
    onSuccess: () => notify('success', 'The email was taken back. Nobody gets it.'),
  });
  const answering = useApiMutation(calls.followUps.answered, options);
  return {
    takeBack: (followUpId: string) => taking.mutate({ body: { quoteId, followUpId } }),
    isTaking: taking.isPending,
    answer: (hasAnswered: boolean) => answering.mutate({ body: { quoteId, hasAnswered } }),
  };
}
