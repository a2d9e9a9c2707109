import { randomUUID } from 'node:crypto';
import { type OrderBooked, paymentMethods } from '@overland/contracts';
import { providerTimeZone, todayIn } from '@overland/contracts/calendar';
import { addToOutbox, inSystem, insertNew } from '@overland/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { TermsRepository } from '../agreements/terms.repository.js';
import type { TermsVersionEntity } from '../agreements/terms-version.entity.js';
import { KnownCarriersRepository } from '../carriers/known-carriers.repository.js';
import { OrderCosts } from '../costs/order-costs.repository.js';
import type { NewActivity } from '../orders/activity.entity.js';
import { OrderEntity } from '../orders/order.entity.js';
import { toOrderBooked, toOrderFact } from '../orders/order-event.mapper.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import type { OrderPaymentEntity } from '../payments/order-payment.entity.js';
import { OrderPaymentsRepository } from '../payments/order-payments.repository.js';
import type { DemoOrder, DemoStep } from './demo-order.js';
import { addDemoAcceptances, termsLinesOf } from './demo-terms.js';
import { toPlacedOrder } from './to-placed-order.js';

const batchSize = 200;

/**
 * Writes demo orders with their history and the events for reporting; no email is sent. Existing orders stay as they are, so it
 * can run again.
 * @returns how many were new.
 * @throws Error for a history with a step that the state before does not allow.
 */
export async function loadDemoOrders(
  dataSource: DataSource,
  demoOrders: readonly DemoOrder[],
): Promise<number> {
  let loaded = 0;
  for (let start = 0; start < demoOrders.length; start += batchSize) {
    const batch = demoOrders.slice(start, start + batchSize);
    loaded += await inSystem(dataSource, (manager) => insertBatch(manager, batch));
  }
  return loaded;
}

async function insertBatch(manager: EntityManager, batch: readonly DemoOrder[]): Promise<number> {
  const terms = await new TermsRepository().inForce(manager, null);
  const orders = batch.map((demo) => toPlacedOrder(demo, terms.version));
  const isNew = new Set((await insertNew(manager, OrderEntity, orders)).map(({ id }) => id));
  const added = batch.filter(({ orderId }) => isNew.has(orderId));
  await new OrderPaymentsRepository().save(manager, added.flatMap(paymentsOf));
  const lines = added.flatMap((demo) => historyOf(demo, terms));
  if (lines.length > 0) await new OrdersRepository().addActivities(manager, lines);
  const accepted = batch.flatMap((demo, index) => {
    const order = orders[index];
    return order && isNew.has(order.id) ? [{ demo, order, terms }] : [];
  });
  await addDemoAcceptances(manager, accepted);
  await rememberCarriers(manager, added);
  await keepCosts(manager, added);
  for (const order of orders) {
    if (isNew.has(order.id)) {
      await addToOutbox(manager, 'order.changed', toOrderFact(order), { requestId: null });
    }
  }
  return added.length;
}

/** A carrier gets 68 to 88 % of the price, by the number of the order; a delivered order's is paid, some a little more than agreed. */
async function keepCosts(manager: EntityManager, added: readonly DemoOrder[]): Promise<void> {
  for (const demo of added) {
    const last = demo.history.at(-1);
    if (!demo.driver || !last) continue;
    const agreed = Math.round((demo.price * (68 + ((demo.uniqueId * 7) % 21))) / 100 / 5) * 5;
    const isPaid = last.to === 'paid';
    const cost = {
      offered: agreed - 25 * (demo.uniqueId % 3),
      agreed,
      paid: isPaid ? agreed + (demo.uniqueId % 5 === 0 ? 40 : 0) : null,
    };
    await new OrderCosts().keep(
      manager,
      { id: demo.orderId, portalId: demo.portalId, version: 1 },
      { cost, by: 'Dana Whitfield', at: last.at, requestId: null },
    );
  }
}

async function rememberCarriers(manager: EntityManager, added: readonly DemoOrder[]): Promise<void> {
  for (const { driver, history } of added) {
    const last = history.at(-1);
    if (!driver || !last) continue;
    const { carrierName, name: driverName, phone: driverPhone, truck = '' } = driver;
    const carrier = { carrierName, driverName, driverPhone, truck };
    await new KnownCarriersRepository().remember(manager, carrier, last.at);
  }
}

/** How customers paid, in turn. */
function paymentsOf(demo: DemoOrder): OrderPaymentEntity[] {
  const { payment, orderId, uniqueId, portalId, price, paymentType } = demo;
  if (!payment || paymentType !== 'COD') return [];
  const method = paymentMethods[uniqueId % paymentMethods.length] ?? 'check';
  return [
    {
      ...{ id: randomUUID(), orderId, portalId, method, amount: price },
      paidOn: todayIn(providerTimeZone, payment.at),
      reference: method === 'check' || method === 'cashiersCheck' ? String(uniqueId % 9000) : '',
      ...{ takenBy: payment.by, takenAt: payment.at, voidedBy: null, voidedAt: null },
    },
  ];
}

/** What the booking emails contain: the order as it was when booked. */
export const demoBooking = (demo: DemoOrder): OrderBooked =>
  toOrderBooked(
    Object.assign(toPlacedOrder(demo), {
      paid: false,
      paidAmount: null,
      paidOn: null,
      sdStatus: demo.history[0].to,
      termsAcceptedAt: null,
      surveyAnsweredAt: null,
    }),
  );

function historyOf(demo: DemoOrder, terms: TermsVersionEntity): NewActivity[] {
  const { orderId, portalId, history, notes } = demo;
  const steps = history.map(
    ({ to, ...step }: DemoStep, index): NewActivity => ({
      kind: 'move',
      orderId,
      portalId,
      fromStatus: history[index - 1]?.to ?? null,
      toStatus: to,
      ...step,
    }),
  );
  const written = notes.map(
    (note): NewActivity => ({
      kind: 'note',
      orderId,
      portalId,
      fromStatus: null,
      toStatus: null,
      source: 'staff',
      ...note,
    }),
  );
  return [...steps, ...written, ...termsLinesOf(demo, terms)].sort(
    (one, other) => one.at.getTime() - other.at.getTime(),
  );
}
