import type { FollowUpRequest, FollowUpState, Quote } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { ApiError, useApiMutation, useCached, useNotices } from '@overland/web';

/** What changes with a step of a quote's follow-ups. */
export const refreshedByFollowUps = [calls.followUps.get, calls.quotes.get, calls.quotes.list];

/** Whether its customer was not mailed the quote before. */
export const isFirstEmail = ({ letters }: Pick<FollowUpState, 'letters'>) => letters[0]?.name === 'offer';

/** Sends one by hand, and says so at once. @returns why it cannot be sent any more; null where it is on its way. */
export function useSendFollowUp({ _id: quoteId }: Pick<Quote, '_id'>) {
  const notify = useNotices((state) => state.notify);
  const { keep, readAgain } = useCached(calls.followUps.get);
  const request = { params: { quoteId } };
  const { mutateAsync } = useApiMutation(calls.followUps.send, {
    refreshes: [calls.quotes.get, calls.quotes.list],
    whenUnreachable: 'There was an error sending this email',
    onSuccess: (state) => {
      keep(request, state);
      notify('success', `The email to ${state.to} goes out in a minute.`);
    },
  });
  return async (body: FollowUpRequest): Promise<string | null> => {
    try {
      await mutateAsync({ body });
      return null;
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error;
      void readAgain(request);
      return error.message;
    }
  };
}

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
