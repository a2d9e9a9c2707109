import type { OrderMoveInput, OrdersCheck } from '@overland/contracts';
import { LeftOut, Reasons } from '@overland/quote-ui/recipients';
import { Button, formatCount, formatCountOf } from '@overland/ui';
import { Dialog } from '@overland/ui/overlays';
import { CancelDialog } from './cancel-dialog';
import type { ListedOrder } from './in-chunks';
import { MoveDialog } from './move-dialog';
import { isAskedMove, isReasonedMove, listMoveNames, type Move } from './move-names';
import { OpenPointsOfEach } from './open-points';
import { PlainStep } from './plain-step';
import { PlanNote } from './plan-note';
import { ReasonDialog } from './reason-dialog';
import { RequestDialog } from './request-dialog';
import { useOnlyOrder } from './use-only-order';
import type { OrderStep } from './use-order-steps';
import { useStepPlan } from './use-step-plan';

/** A step with orders of a list; null asks their customers to pay. */
export type AskedStep = Move | null;

interface StepDialogProps {
  orders: readonly ListedOrder[];
  sdStatus: AskedStep;
  onTake: (step: OrderStep) => Promise<unknown>;
  onClose: () => void;
}

/** Before a step with several orders: with which of them it can be taken, and who is emailed. */
export function StepDialog({ orders, sdStatus, onTake, onClose }: StepDialogProps) {
  const plan = useStepPlan(orders, sdStatus);
  const order = useOnlyOrder(orders, sdStatus !== null && isAskedMove(sdStatus));
  const ids = new Set(plan.data?.possible.map(({ orderId }) => orderId));
  const some = plan.data ? orders.filter(({ _id }) => ids.has(_id)) : orders;
  const take = (move: OrderMoveInput) => onTake({ orders: some, move, leftOut: plan.data?.refused ?? [] });
  const of = some.length === orders.length ? '' : `${formatCount(some.length)} of `;
  const [only, second] = orders;
  const count = only && !second ? `order #${only.uniqueId}` : `${of}${formatCountOf(orders.length, 'order')}`;
  const told = <PlanNote plan={plan} />;
  if (plan.data && some.length === 0) {
    return <NotPossible refused={plan.data.refused} sdStatus={sdStatus} onClose={onClose} />;
  }
  if (sdStatus === null) {
    return (
      <RequestDialog
        orders={orders}
        plan={plan}
        onRequest={(asked, leftOut) => onTake({ orders: asked, move: null, leftOut })}
        onClose={onClose}
      />
    );
  }
  if (sdStatus === 'order_canceled') {
    return (
      <CancelDialog what={count} told={told} onCancelOrders={take} onClose={onClose}>
        Transport is stopped where it has not begun. An order that was picked up is not canceled.
      </CancelDialog>
    );
  }
  if (isReasonedMove(sdStatus)) {
    return (
      <ReasonDialog
        label={listMoveNames[sdStatus]}
        what={count}
        to={sdStatus}
        told={plan.data && <LeftOut what="order" refused={plan.data.refused} />}
        onMove={(answer) => take({ sdStatus, ...answer })}
        onClose={onClose}
      />
    );
  }
  if (!isAskedMove(sdStatus)) {
    const label = listMoveNames[sdStatus];
    const title = `${label}: ${count}`;
    return <PlainStep {...{ title, label, plan, onClose }} onTake={() => take({ sdStatus })} />;
  }
  if (order.isLoading) return null;
  return (
    <MoveDialog
      order={order.data}
      warnings={plan.data && !order.data && <OpenPointsOfEach possible={plan.data.possible} />}
      label={listMoveNames[sdStatus]}
      what={count}
      to={sdStatus}
      told={told}
      onMove={(answer) => take({ sdStatus, ...answer })}
      onClose={onClose}
    />
  );
}

interface NotPossibleProps {
  refused: OrdersCheck['refused'];
  sdStatus: AskedStep;
  onClose: () => void;
}

function NotPossible({ refused, sdStatus, onClose }: NotPossibleProps) {
  const actions = (
    <Button variant="go" onClick={onClose} autoFocus>
      Close
    </Button>
  );
  const title =
    sdStatus === null ? 'Nobody can be asked to pay now' : 'None of these orders can be moved there';
  return (
    <Dialog
      open
      onClose={onClose}
      title={sdStatus === 'order_canceled' ? 'None of these orders can be canceled' : title}
      actions={actions}
    >
      <Reasons what="order" refused={refused} />
    </Dialog>
  );
}
