import { Injectable } from '@nestjs/common';
import {
  amountDue,
  type InputOf,
  isPickedUp,
  type OrdersCheck,
  type orderWork,
  owesPayment,
  type SdStatus,
  type Session,
} from '@overland/contracts';
import { daysBetween, providerTimeZone, todayIn } from '@overland/contracts/calendar';
import { Clock, Database, listPortals, portalScope } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import type { Asking } from '../orders/asking.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { refusalAmongSeveral } from './check-move.js';
import { askRefusal } from './payment-rules.js';

type Checked = InputOf<typeof orderWork.check>['body'];

/** Says before a step with several orders with which of them it can be taken, by the rules of the step itself. */
@Injectable()
export class OrderChecks {
  constructor(
    private readonly database: Database,
    private readonly orders: OrdersRepository,
    private readonly clock: Clock,
  ) {}

  check({ orderIds, sdStatus }: Checked, session: Session): Promise<OrdersCheck> {
    const scope = portalScope(session);
    return this.database.withPortal(scope, async (manager) => {
      const orders = await this.orders.list(manager, orderIds, scope);
      const now = this.clock.now();
      const zoneOf = await timeZones(manager, orders);
      const check: OrdersCheck = { possible: [], refused: [] };
      for (const order of orders) {
        const { id: orderId, uniqueId } = order;
        const asking = { at: now, timeZone: zoneOf(order) };
        const message =
          sdStatus === null
            ? askRefusal(order, asking)
            : refusalAmongSeveral(order, sdStatus, { session, now });
        if (message !== null) check.refused.push({ orderId, uniqueId, message });
        else {
          check.possible.push({
            orderId,
            uniqueId,
            ...(sdStatus === null && owedOf(order, asking)),
            ...(transportSteps.includes(sdStatus) && openOf(order)),
          });
        }
      }
      return check;
    });
  }
}

const owedOf = (order: PlacedOrder, { at, timeZone }: Asking) => ({
  owed: {
    amount: amountDue(order),
    daysLate: daysBetween(order.pickupScheduledAt, todayIn(timeZone, at)),
    isPickedUp: isPickedUp(order.flaggedFrom ?? order.sdStatus),
  },
  isDisputed: order.paymentDispute !== null,
});

/** What is still open of the customer matters before the vehicles are taken along or handed over. */
const transportSteps: readonly (SdStatus | null)[] = ['accepted', 'picked_up', 'delivered'];

const openOf = (order: PlacedOrder) => ({
  open: { due: owesPayment(order) ? amountDue(order) : 0, termsAccepted: order.termsAcceptedAt !== null },
});

/** The time zone of each order's portal, in one query. */
async function timeZones(manager: EntityManager, orders: readonly PlacedOrder[]) {
  const portals = await listPortals(manager, [...new Set(orders.map(({ portalId }) => portalId))]);
  const zones = new Map(portals.map(({ _id, timeZone }) => [_id, timeZone]));
  return ({ portalId }: PlacedOrder): string => zones.get(portalId) ?? providerTimeZone;
}
