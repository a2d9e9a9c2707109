import { vehicleName } from '@overland/contracts';
import { providerTimeZone, todayIn } from '@overland/contracts/calendar';
import { initialProgress } from '../booking/draft-order.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import type { OrderProgress } from '../orders/order-progress.entity.js';
import { awaitsPayment, labelOf, nextStates, statusOf } from '../orders/order-states.js';
import type { DemoOrder } from './demo-order.js';

type Standing = Pick<PlacedOrder, 'sdStatus' | 'sdStatusLabel' | 'flaggedFrom'>;

/** Walks through the states, so that demo data obeys the same table as real orders. */
function walk({ orderId, history }: DemoOrder): Standing {
  const [booking, ...steps] = history;
  if (booking.to !== 'new' && booking.to !== 'on_hold') {
    throw new Error(`Demo order ${orderId} begins as ${booking.to}.`);
  }
  let now: Standing = {
    sdStatus: booking.to,
    sdStatusLabel: labelOf(booking.to, ''),
    flaggedFrom: null,
  };
  for (const { to } of steps) {
    if (!nextStates(now.sdStatus, now.flaggedFrom).includes(to)) {
      throw new Error(`Demo order ${orderId} goes from ${now.sdStatus} to ${to}.`);
    }
    now = {
      sdStatus: to,
      sdStatusLabel: labelOf(to, now.sdStatusLabel),
      flaggedFrom: to === 'flagged' ? now.sdStatus : null,
    };
  }
  return now;
}

/** What happened after the booking. */
function progressOf(demo: DemoOrder, termsVersion: number): OrderProgress {
  const [booking] = demo.history;
  const last = demo.history.at(-1) ?? booking;
  const { payment, driver } = demo;
  return {
    ...initialProgress,
    ...walk(demo),
    paid: demo.paid,
    paymentRequestedAt: demo.paymentType === 'COD' ? booking.at : null,
    paidBy: payment?.by ?? null,
    paidAt: payment?.at ?? null,
    paidAmount: demo.paid ? demo.price : null,
    paidOn: payment && todayIn(providerTimeZone, payment.at),
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
      truck: driver.truck ?? '',
      driverLat: driver.position?.lat ?? null,
      driverLong: driver.position?.long ?? null,
      driverUpdated: driver.position?.at ?? null,
    }),
  };
}

/** The order as stored, with the version of the terms that was in force. Fields of the demo alone are not stored. */
export function toPlacedOrder(demo: DemoOrder, termsVersion = 1): PlacedOrder {
  const [booking] = demo.history;
  const progress = progressOf(demo, termsVersion);
  const status = statusOf(progress.sdStatus, { isPending: awaitsPayment(demo) });
  const { orderId, uniqueId, isCustomerPortal, price, pickupDates, deliveryDates } = demo;
  return {
    ...demo,
    ...progress,
    id: orderId,
    version: demo.history.length,
    status,
    actor: booking.actor,
    isRush: demo.rushFee > 0,
    pickupDateType: pickupDates.type,
    pickupScheduledAt: pickupDates.start,
    pickupScheduledEndsAt: pickupDates.end,
    deliveryDateType: deliveryDates.type,
    deliveryScheduledAt: deliveryDates.start,
    deliveryScheduledEndsAt: deliveryDates.end,
    vehicleNames: demo.vehicles.map(vehicleName),
    vins: demo.vehicles.map(({ vin }) => vin),
    createdAt: booking.at,
    requestId: null,
    idempotencyCaller: demo.bookedBy ?? 'public',
    idempotencyKey: null,
    bodyHash: '',
    reprice: false,
    reply: {
      orderId,
      uniqueId,
      isCustomerPortal,
      status,
      price,
      message: 'Your order has been booked.',
    },
  };
}
