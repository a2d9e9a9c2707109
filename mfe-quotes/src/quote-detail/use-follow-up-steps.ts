import type { FollowUpRequest, FollowUpState, Quote } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { ApiError, useApiMutation, useCached, useNotices } from '@overland/web';

/** What changes with a step of a quote's follow-ups. */
export const refreshedByFollowUps = [calls.followUps.get, calls.quotes.get, calls.quotes.list];

/** Whether its customer was not mailed the quote before. */
export const isFirstEmail = ({ letters }: Pick<FollowUpState, 'letters'>) => letters[0]?.name === 'offer';

/** What is said of an email gives way to what is said next. */
const emailOf = (quoteId: string) => `email of ${quoteId}`;

/** Sends one by hand, and says so at once. @returns why it cannot be sent any more; null where it is on its way. */
export function useSendFollowUp({ _id: quoteId }: Pick<Quote, '_id'>) {
  const offer = useNotices((state) => state.offer);
  const { keep, readAgain } = useCached(calls.followUps.get);
  const request = { params: { quoteId } };
  const { mutateAsync } = useApiMutation(calls.followUps.send, {
    refreshes: [calls.quotes.get, calls.quotes.list],
    whenUnreachable: 'There was an error sending this email',
    onSuccess: (state) => {
      keep(request, state);
      const text = `The email to ${state.to} goes out in a minute.`;
      offer({ kind: 'success', text, about: emailOf(quoteId) });
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
  const { notify, offer } = useNotices.getState();
  const options = {
    refreshes: refreshedByFollowUps,
    whenUnreachable: 'There was an error updating this quote',
    onError: (error: ApiError) => notify('error', error.message),
  };
  const taking = useApiMutation(calls.followUps.takeBack, {
    ...options,
    onSuccess: () => {
      const text = 'The email was taken back. Nobody gets it.';
      offer({ kind: 'success', text, about: emailOf(quoteId) });
    },
  });
  const answering = useApiMutation(calls.followUps.answered, options);
  return {
    takeBack: (followUpId: string) => taking.mutate({ body: { quoteId, followUpId } }),
    isTaking: taking.isPending,
    answer: (hasAnswered: boolean) => answering.mutate({ body: { quoteId, hasAnswered } }),
  };
}
