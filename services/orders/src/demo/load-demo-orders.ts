import type { SdStatus } from '@overland/contracts';
import { addToOutbox, systemScope, withPortal } from '@overland/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { toOrderFact } from '../orders/order.mapper.js';
import { labelOf, nextStates, statusOf } from '../orders/order-states.js';
import { type NewActivity, OrdersRepository } from '../orders/orders.repository.js';
import { isPlaced, type StoredOrder, vehicleNames } from '../orders/stored-order.js';
import type { DemoOrder, DemoStep } from './demo-order.js';

const batchSize = 200;

/**
 * Writes demo orders with their history and tells reporting of each; no mail is sent. Orders that are there already
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
  const repository = new OrdersRepository();
  const placed = (await repository.insert(manager, batch.map(toRow))).filter(isPlaced);
  const isNew = new Set(placed.map(({ id }) => id));
  const added = batch.filter(({ orderId }) => isNew.has(orderId));
  await repository.addActivities(manager, added.flatMap(historyOf));
  for (const order of placed) {
    await addToOutbox(manager, 'order.changed', toOrderFact(order), { requestId: null });
  }
  return placed.length;
}

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

function historyOf({ orderId, portalId, history }: DemoOrder): NewActivity[] {
  return history.map(({ to, at, actor, source, note }: DemoStep, index) => ({
    orderId,
    portalId,
    at,
    actor,
    from: history[index - 1]?.to ?? null,
    to,
    source,
    note,
  }));
}

function toRow(demo: DemoOrder): StoredOrder {
  const [booking] = demo.history;
  const { sdStatus, label, flaggedFrom } = walk(demo);
  const status = statusOf(sdStatus, {
    paymentDue: demo.isPublic && demo.paymentType === 'COD' && !demo.paid,
  });
  return {
    id: demo.orderId,
    quote_id: demo.quoteId,
    unique_id: demo.uniqueId,
    portal_id: demo.portalId,
    company_name: demo.companyName,
    is_customer_portal: demo.isCustomerPortal,
    version: demo.history.length,
    status,
    sd_status: sdStatus,
    sd_status_label: label,
    flagged_from: flaggedFrom,
    is_public: demo.isPublic,
    booked_by: demo.bookedBy,
    actor: booking.actor,
    is_rush: false,
    transport_type: demo.transportType,
    service_level: demo.serviceLevel,
    payment_type: demo.paymentType,
    paid: demo.paid,
    price: demo.price,
    miles: demo.miles,
    transit_time: demo.transitTime,
    move_type: demo.moveType,
    reg: demo.reg,
    sirva_non_domestic: false,
    customer_full_name: demo.customerFullName,
    customer_email: demo.customerEmail,
    customer_phones: demo.customerPhones,
    pickup: demo.pickup,
    delivery: demo.delivery,
    pickup_place_text: demo.pickupPlaceText,
    delivery_place_text: demo.deliveryPlaceText,
    pickup_date_type: demo.pickupDates.type,
    pickup_scheduled_at: demo.pickupDates.start,
    pickup_scheduled_ends_at: demo.pickupDates.end,
    delivery_date_type: demo.deliveryDates.type,
    delivery_scheduled_at: demo.deliveryDates.start,
    delivery_scheduled_ends_at: demo.deliveryDates.end,
    vehicles: demo.vehicles,
    vehicle_names: vehicleNames(demo.vehicles),
    vins: demo.vehicles.map(({ vin }) => vin),
    agents: demo.agents,
    created_at: booking.at.toISOString(),
    request_id: null,
    idempotency_caller: demo.bookedBy ?? 'public',
    idempotency_key: null,
    body_hash: '',
    quote_version: demo.quoteVersion,
    reprice: false,
    lease_until: '-infinity',
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
