import { emailNameOf, termsTemplateId, type WorkItem } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { PlainList } from '@overland/ui';
import { useApiMutation, useNotices, useSession } from '@overland/web';
import { useState } from 'react';
import { useOneStep } from '../at-once/use-one-step';
import { WorkLine } from './work-line';
import type { Remedy } from './work-words';

export function WorkLines({ items }: { items: readonly WorkItem[] }) {
  // Emails that were sent again stay in the list until they have gone out; one that fails again is another email.
  const [resent, setResent] = useState<string[]>([]);
  const isStaff = useSession((state) => state.role === 'MCAdmin');
  const notify = useNotices((state) => state.notify);
  const step = useOneStep();
  const sending = useApiMutation(calls.dispatch.sendAgain, {
    whenUnreachable: 'There was an error sending the order',
    refreshes: [calls.orderTables.workList],
    onSuccess: ({ uniqueId }) => notify('success', `Order #${uniqueId} is being sent again.`),
    onError: ({ message }) => notify('error', message),
  });
  const resending = useApiMutation(calls.emailSending.resend, {
    whenUnreachable: 'There was an error sending this email',
    refreshes: [calls.emails.logs],
    onError: ({ message }) => notify('error', message),
    onSuccess: (_log, { params: { emailId } }) => setResent((before) => [...before, emailId]),
  });
  const terms = useAskForTerms();
  const resend = ({ _id: emailId, template, to }: NonNullable<WorkItem['email']>) =>
    resending.mutate(
      { params: { emailId } },
      { onSuccess: () => notify('success', `“${emailNameOf(template)}” goes to ${to} once more.`) },
    );
  const remedy = (item: WorkItem, chosen: Remedy) => {
    const { orderId, uniqueId, email } = item;
    if (email) return resend(email);
    if (chosen.label === 'Send Again') return sending.mutate({ params: { orderId } });
    if (chosen.label === 'Ask Again') return terms.ask(item);
    const move = 'to' in chosen ? { sdStatus: chosen.to } : null;
    step.mutate({ orders: [{ _id: orderId, uniqueId }], move });
  };
  const busy = [
    ...(step.isPending ? step.variables.orders.map(({ _id }) => _id) : []),
    ...items
      .filter(({ email }) => resending.isPending && email?._id === resending.variables.params.emailId)
      .map(({ orderId }) => orderId),
    ...(sending.isPending ? [sending.variables.params.orderId] : []),
    ...(terms.pendingOrderId ? [terms.pendingOrderId] : []),
  ];
  return (
    <PlainList>
      {items
        .filter(({ email }) => !email || !resent.includes(email._id))
        .map((item) => (
          <WorkLine
            key={`${item.orderId} ${item.kind}`}
            item={item}
            isStaff={isStaff}
            isBusy={busy.includes(item.orderId)}
            onRemedy={remedy}
          />
        ))}
    </PlainList>
  );
}

/** Sends the email once more that asks a customer to accept the terms. */
function useAskForTerms() {
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
          notify('success', `The customer is asked again to accept the terms of order #${uniqueId}.`),
      },
    );
  /** The order whose email is on its way. */
  const pendingOrderId = asking.isPending ? asking.variables.body.orderId : null;
  return { ask, pendingOrderId };
}
