import { termsTemplateId, type WorkItem } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { useApiMutation, useNotices } from '@overland/web';

/** Sends the email once more that asks a customer to accept the terms. */
export function useAskForTerms() {
  const notify = useNotices((state) => state.notify);
  const asking = useApiMutation(calls.emailSending.send, {
    whenUnreachable: 'There was an error sending this email',
    refreshes: [calls.emails.logs],
    onError: ({ message }) => notify('error', message),
  });
  const ask = ({ orderId, uniqueId }: WorkItem) =>
    asking.mutate(
      { body: { orderId, templateId: termsTemplateId } },
      {
        onSuccess: () =>
          notify('success', `The customer is asked for the terms of order #${uniqueId} again.`),
      },
    );
  /** The order whose email is on its way. */
  const pendingOrderId = asking.isPending ? asking.variables.body.orderId : null;
  return { ask, pendingOrderId };
}
