import { dispatch, orderTables, type WorkItem } from '@overland/contracts';
import { useApiMutation, useNotices, useSession } from '@overland/web';
import { useOrderSteps } from '../at-once/use-order-steps';
import { List } from './list';
import { WorkLine } from './work-line';
import type { Remedy } from './work-words';

/** The lines of the work list with their remedies; loaded after the first view. */
export function WorkLines({ items }: { items: readonly WorkItem[] }) {
  const isStaff = useSession((state) => state.role === 'MCAdmin');
  const notify = useNotices((state) => state.notify);
  const step = useOrderSteps(({ refused: [refused] }, { orders: [order], move }) => {
    if (refused) return notify('error', refused.message);
    const what = move === null ? 'Payment requested for' : 'Posted';
    notify('success', `${what} order #${order?.uniqueId}.`);
  });
  const sending = useApiMutation(dispatch.sendAgain, {
    whenUnreachable: 'There was an error sending the order',
    refreshes: [orderTables.workList],
    onSuccess: ({ uniqueId }) => notify('success', `Order #${uniqueId} is being sent again.`),
  });
  const remedy = ({ orderId, uniqueId }: WorkItem, asked: Remedy) => {
    if (asked.label === 'Send Again') return sending.mutate({ params: { orderId } });
    const move = 'to' in asked ? { sdStatus: asked.to, note: '' } : null;
    step.mutate({ orders: [{ _id: orderId, uniqueId }], move });
  };
  const busy = [
    ...(step.isPending ? step.variables.orders.map(({ _id }) => _id) : []),
    ...(sending.isPending ? [sending.variables.params.orderId] : []),
  ];
  return (
    <List>
      {items.map((item) => (
        <WorkLine
          key={`${item.orderId} ${item.kind}`}
          item={item}
          isStaff={isStaff}
          isBusy={busy.includes(item.orderId)}
          onRemedy={remedy}
        />
      ))}
    </List>
  );
}
