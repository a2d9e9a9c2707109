import { type OrderBooked, type SdStatus, vehicleName } from '@overland/contracts';
import { addToOutbox, systemScope, withPortal } from '@overland/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { notYet } from '../booking/draft-order.js';
import type { NewActivity } from '../orders/activity.entity.js';
import { OrderEntity, type PlacedOrder } from '../orders/order.entity.js';
import { toOrderBooked, toOrderFact } from '../orders/order.mapper.js';
import { awaitsPayment, labelOf, nextStates, statusOf } from '../orders/order-states.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { TermsRepository } from '../terms/terms.repository.js';
import type { TermsVersionEntity } from '../terms/terms-version.entity.js';
import type { DemoOrder, DemoStep } from './demo-order.js';
import { addDemoAcceptances, termsLinesOf } from './demo-terms.js';

const batchSize = 200;

/**
 * Writes demo orders with their history and the event that reporting reads; no email is sent. Orders that are there already
 * stay as they are, so that it can be run again.
 * @returns how many were new.
 * @throws Error for a history with a step that its state before does not allow.
 */
export async function loadDemoOrders(
  dataSource: DataSource,
  demoOrders: readonly DemoOrder[],
): Promise<number> {
  let loaded = 0;
  for (let start = 0; start < demoOrders.length; start += batchSize) {
    const batch = demoOrders.slice(start, start + batchSize);
    loaded += await withPortal(dataSource, systemScope, (manager) => insertBatch(manager, batch));
  }
  return loaded;
}

async function insertBatch(manager: EntityManager, batch: readonly DemoOrder[]): Promise<number> {
  const terms = await new TermsRepository().inForce(manager, null);
  const orders = batch.map((demo) => toPlacedOrder(demo, terms.version));
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .into(OrderEntity)
    .values(orders)
    .orIgnore()
    .returning(['id'])
    .updateEntity(false)
    .execute();
  const isNew = new Set(raw.map(({ id }: { id: string }) => id));
  const added = batch.filter(({ orderId }) => isNew.has(orderId));
  const lines = added.flatMap((demo) => historyOf(demo, terms));
  if (lines.length > 0) await new OrdersRepository().addActivities(manager, lines);
  const accepted = batch.flatMap((demo, index) => {
    const order = orders[index];
    return order && isNew.has(order.id) ? [{ demo, order, terms }] : [];
  });
  await addDemoAcceptances(manager, accepted);
  for (const order of orders) {
    if (isNew.has(order.id)) {
      await addToOutbox(manager, 'order.changed', toOrderFact(order), { requestId: null });
    }
  }
  return added.length;
}

/** The content of the booking's emails: the order as it was then. */
export const demoBooking = (demo: DemoOrder): OrderBooked =>
  toOrderBooked(
    Object.assign(toPlacedOrder(demo), {
      paid: false,
      sdStatus: demo.history[0].to,
      termsAcceptedAt: null,
      surveyAnsweredAt: null,
    }),
  );

/** Walks the states, so that demo data obeys the same table as people do. */
function walk({ orderId, history }: DemoOrder): {
  sdStatus: SdStatus;
  label: string;
  flaggedFrom: SdStatus | null;
} {
  const [booking, ...steps] = history;
  if (booking.to !== 'new' && booking.to !== 'on_hold') {
    throw new Error(`Demo order ${orderId} begins as ${booking.to}.`);
  }
  let now = {
    sdStatus: booking.to as SdStatus,
    label: labelOf(booking.to, ''),
    flaggedFrom: null as SdStatus | null,
  };
  for (const { to } of steps) {
    if (!nextStates(now.sdStatus, now.flaggedFrom).includes(to)) {
      throw new Error(`Demo order ${orderId} goes from ${now.sdStatus} to ${to}.`);
    }
    now = {
      sdStatus: to,
      label: labelOf(to, now.label),
      flaggedFrom: to === 'flagged' ? now.sdStatus : null,
    };
  }
  return now;
}

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

/** What came after the booking. */
function progressOf(demo: DemoOrder, termsVersion: number) {
  const [booking] = demo.history;
  const last = demo.history.at(-1) ?? booking;
  const { payment, driver } = demo;
  return {
    ...notYet,
    paymentRequestedAt: demo.paymentType === 'COD' ? booking.at : null,
    paidBy: payment?.by ?? null,
    paidAt: payment?.at ?? null,
    canceledAt: last.to === 'order_canceled' ? last.at : null,
    pickedUpAt: demo.history.find(({ to }) => to === 'picked_up')?.at ?? null,
    deliveredAt: demo.history.find(({ to }) => to === 'delivered')?.at ?? null,
    surveyAskedAt: demo.survey?.askedAt ?? null,
    surveyAnsweredAt: demo.survey?.answeredAt ?? null,
    termsAcceptedAt: demo.termsAcceptedAt,
    termsAcceptedBy: demo.termsAcceptedAt && demo.customerFullName,
    termsVersion: demo.termsAcceptedAt && termsVersion,
    ...(driver && {
      carrierName: driver.carrierName,
      driverName: driver.name,
      driverPhone: driver.phone,
      driverLat: driver.position?.lat ?? null,
      driverLong: driver.position?.long ?? null,
      driverUpdated: driver.position?.at ?? null,
    }),
  };
}

/** The order as it is stored, with the terms that were in force. */
export function toPlacedOrder(demo: DemoOrder, termsVersion = 1): PlacedOrder {
  const [booking] = demo.history;
  const { sdStatus, label, flaggedFrom } = walk(demo);
  const status = statusOf(sdStatus, { paymentDue: awaitsPayment(demo) });
  return {
    id: demo.orderId,
    quoteId: demo.quoteId,
    uniqueId: demo.uniqueId,
    portalId: demo.portalId,
    companyName: demo.companyName,
    isCustomerPortal: demo.isCustomerPortal,
    version: demo.history.length,
    status,
    sdStatus: sdStatus,
    sdStatusLabel: label,
    flaggedFrom: flaggedFrom,
    isPublic: demo.isPublic,
    bookedBy: demo.bookedBy,
    actor: booking.actor,
    isRush: demo.rushFee > 0,
    rushFee: demo.rushFee,
    ...progressOf(demo, termsVersion),
    transportType: demo.transportType,
    serviceLevel: demo.serviceLevel,
    paymentType: demo.paymentType,
    paid: demo.paid,
    price: demo.price,
    miles: demo.miles,
    transitTime: demo.transitTime,
    moveType: demo.moveType,
    reg: demo.reg,
    sirvaNonDomestic: false,
    customerFullName: demo.customerFullName,
    customerEmail: demo.customerEmail,
    customerPhones: demo.customerPhones,
    language: demo.language ?? 'en',
    pickup: demo.pickup,
    delivery: demo.delivery,
    pickupPlaceText: demo.pickupPlaceText,
    deliveryPlaceText: demo.deliveryPlaceText,
    pickupDateType: demo.pickupDates.type,
    pickupScheduledAt: demo.pickupDates.start,
    pickupScheduledEndsAt: demo.pickupDates.end,
    deliveryDateType: demo.deliveryDates.type,
    deliveryScheduledAt: demo.deliveryDates.start,
    deliveryScheduledEndsAt: demo.deliveryDates.end,
    vehicles: demo.vehicles,
    vehicleNames: demo.vehicles.map(vehicleName),
    vins: demo.vehicles.map(({ vin }) => vin),
    agents: demo.agents,
    createdAt: booking.at,
    requestId: null,
    idempotencyCaller: demo.bookedBy ?? 'public',
    idempotencyKey: null,
    bodyHash: '',
    quoteVersion: demo.quoteVersion,
    reprice: false,
    reply: {
      orderId: demo.orderId,
      uniqueId: demo.uniqueId,
      isCustomerPortal: demo.isCustomerPortal,
      status,
      price: demo.price,
      message: 'Your order has been booked.',
    },
  };
}
