import { termsTemplateId, type WorkItem } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { PlainList, useConfirm, useLoadedLater } from '@overland/ui';
import { type ApiError, api, useApiMutation, useNotices, useSession } from '@overland/web';
import { useState } from 'react';
import type { ListedOrder } from '../at-once/in-chunks';
import type { AskedStep } from '../at-once/step-dialog';
import { useOneStep } from '../at-once/use-one-step';
import { WorkLine } from './work-line';
import { mayCorrect, type Remedy } from './work-words';

const loadDialogs = () => import('./dialogs');

type Asked =
  | { orders: ListedOrder[]; sdStatus: AskedStep }
  | { mail: NonNullable<WorkItem['email']>; orderToEdit: string | null };

export function WorkLines({ items }: { items: readonly WorkItem[] }) {
  // Emails that were sent again stay in the list until they have gone out; one that fails again is another email.
  const [resent, setResent] = useState<string[]>([]);
  const isStaff = useSession((state) => state.role === 'MCAdmin');
  const notify = useNotices((state) => state.notify);
  const [asked, setAsked] = useState<Asked | null>(null);
  const dialogs = useLoadedLater(loadDialogs, asked !== null);
  const step = useOneStep();
  const sending = useApiMutation(calls.dispatch.sendAgain, {
    whenUnreachable: 'There was an error sending the order',
    refreshes: [calls.orderTables.workList],
    onSuccess: ({ uniqueId }) => notify('success', `Order #${uniqueId} is being sent again.`),
    onError: ({ message }) => notify('error', message),
  });
  const terms = useAskForTerms();
  const remedy = (item: WorkItem, chosen: Remedy) => {
    const { orderId, uniqueId, email } = item;
    const orders = [{ _id: orderId, uniqueId }];
    if (email) return setAsked({ mail: email, orderToEdit: mayCorrect(item, { isStaff }) ? orderId : null });
    if (chosen.label === 'Send Again') return sending.mutate({ params: { orderId } });
    if (chosen.label === 'Request Acceptance') return terms.ask(item);
    if (chosen.label === 'Request Payment') return setAsked({ orders, sdStatus: null });
    if ('to' in chosen) setAsked({ orders, sdStatus: chosen.to });
  };
  const busy = [
    ...(step.isPending ? step.variables.orders.map(({ _id }) => _id) : []),
    ...(sending.isPending ? [sending.variables.params.orderId] : []),
    ...(terms.pendingOrderId ? [terms.pendingOrderId] : []),
  ];
  const close = () => setAsked(null);
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
      {dialogs && asked && 'mail' in asked && (
        <dialogs.ResendDialog
          {...asked}
          onSent={() => setResent((before) => [...before, asked.mail._id])}
          onClose={close}
        />
      )}
      {dialogs && asked && 'orders' in asked && (
        <dialogs.StepDialog
          {...asked}
          onTake={(taken) => step.mutateAsync(taken).then(close)}
          onClose={close}
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
    notify('success', `The customer is asked to accept the terms of order #${uniqueId}.`);
  };
  /** The order whose email is on its way. */
  const pendingOrderId = asking.isPending ? asking.variables.body.orderId : null;
  return {
    ask: (item: WorkItem) => void ask(item).catch(({ message }: ApiError) => notify('error', message)),
    pendingOrderId,
  };
}
