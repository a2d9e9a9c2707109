import { emailNameOf, termsTemplateId, type WorkItem } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { PlainList, useConfirm, useLoadedLater } from '@overland/ui';
import { type ApiError, api, useApiMutation, useNotices, useSession } from '@overland/web';
import { useState } from 'react';
import type { ListedOrder } from '../at-once/in-chunks';
import type { AskedMove } from '../at-once/move-names';
import { useOneStep } from '../at-once/use-one-step';
import { WorkLine } from './work-line';
import type { Remedy } from './work-words';

const loadDialog = () => import('../at-once/step-dialog');

export function WorkLines({ items }: { items: readonly WorkItem[] }) {
  // Emails that were sent again stay in the list until they have gone out; one that fails again is another email.
  const [resent, setResent] = useState<string[]>([]);
  const isStaff = useSession((state) => state.role === 'MCAdmin');
  const notify = useNotices((state) => state.notify);
  const confirm = useConfirm();
  const [asked, setAsked] = useState<{ orders: ListedOrder[]; sdStatus: AskedMove } | null>(null);
  const dialogs = useLoadedLater(loadDialog, asked !== null);
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
  const resend = async ({ _id: emailId, template, to }: NonNullable<WorkItem['email']>) => {
    const text = `“${emailNameOf(template)}” goes to ${to} once more. To write to another address, edit the order first.`;
    const isSure = await confirm({ title: 'Send again', text, confirmLabel: 'Send Email' });
    if (!isSure) return;
    resending.mutate(
      { params: { emailId } },
      { onSuccess: () => notify('success', `“${emailNameOf(template)}” goes to ${to} once more.`) },
    );
  };
  const remedy = (item: WorkItem, chosen: Remedy) => {
    const { orderId, uniqueId, email } = item;
    const orders = [{ _id: orderId, uniqueId }];
    if (email) return void resend(email);
    if (chosen.label === 'Send Again') return sending.mutate({ params: { orderId } });
    if (chosen.label === 'Ask Again') return terms.ask(item);
    if (chosen.label === 'Request Payment') return step.mutate({ orders, move: null });
    if (chosen.label === 'Mark Posted') return step.mutate({ orders, move: { sdStatus: 'posted' } });
    if ('to' in chosen) setAsked({ orders, sdStatus: chosen.to });
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
    <>
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
      {asked && dialogs && (
        <dialogs.StepDialog
          {...asked}
          onTake={async (taken) => {
            await step.mutateAsync(taken);
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** Sends the email once more that asks a customer to accept the terms, after naming the address. */
function useAskForTerms() {
  const notify = useNotices((state) => state.notify);
  const confirm = useConfirm();
  const asking = useApiMutation(calls.emailSending.send, {
    whenUnreachable: 'There was an error sending this email',
    refreshes: [calls.emails.logs],
  });
  const ask = async ({ orderId, uniqueId }: WorkItem) => {
    const body = { orderId, templateId: termsTemplateId };
    const { to } = await api(calls.emailSending.preview, { body }, 'There was an error sending this email');
    const isSure = await confirm({
      title: `Terms of order #${uniqueId}`,
      text: `An email that asks to accept the terms goes to ${to.join(', ')}.`,
      confirmLabel: 'Send Email',
    });
    if (!isSure) return;
    await asking.mutateAsync({ body });
    notify('success', `The customer is asked again to accept the terms of order #${uniqueId}.`);
  };
  /** The order whose email is on its way. */
  const pendingOrderId = asking.isPending ? asking.variables.body.orderId : null;
  return {
    ask: (item: WorkItem) => void ask(item).catch(({ message }: ApiError) => notify('error', message)),
    pendingOrderId,
  };
}
