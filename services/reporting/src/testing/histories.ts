import type { OrderFact, QuoteFact } from '@overland/contracts';
import { anOrderFact } from './order-fact.builder.js';
import { aQuoteFact } from './quote-fact.builder.js';

const dayOf = (index: number, later = 0) =>
  new Date(Date.UTC(2026, index % 12, 1 + (index % 20) + later)).toISOString();
const calendarDay = (index: number, later: number) => dayOf(index, later).slice(0, 10);

/** All events of an order, oldest first: some orders are late, some undone, moved to other places or canceled. */
export function historyOfOrder(index: number, portalId: string): OrderFact[] {
  const booked = anOrderFact({
    portalId,
    bookedAt: dayOf(index),
    price: 700 + 37 * index,
    miles: 90 * index,
    transportType: (['OPEN', 'ENCLOSED', 'WHITEGLOVE'] as const)[index % 3] ?? 'OPEN',
    serviceLevel: ([1, 3, 5, 7, null] as const)[index % 5] ?? null,
    pickupLastDay: calendarDay(index, 3),
    deliveryLastDay: calendarDay(index, 5),
  });
  const pickedUp: OrderFact = {
    ...booked,
    version: 2,
    carrierName: index % 3 === 0 ? 'Mesa' : 'Prairie',
    pickedUpAt: dayOf(index, 3 + (index % 3)),
  };
  const delivered: OrderFact = { ...pickedUp, version: 3, deliveredAt: dayOf(index, 5 + (index % 3)) };
  const last: OrderFact[] = [
    { ...delivered, version: 4, status: 'Canceled' },
    { ...delivered, version: 4, deliveredAt: null, price: 50 },
    { ...delivered, version: 4, deliveryState: 'NE', deliveryLastDay: calendarDay(index, 8) },
  ];
  return [booked, pickedUp, delivered, ...last.slice(index % 4, (index % 4) + 1)];
}

/** All events of a quote, oldest first: some quotes are booked, some lost, some end at another price or place. */
export function historyOfQuote(index: number, portalId: string): QuoteFact[] {
  const quoted = aQuoteFact({ portalId, createdAt: dayOf(index), price: 150 * index });
  const saved: QuoteFact = { ...quoted, version: 2, status: 'Saved', wasSaved: true };
  const last: QuoteFact[] = [
    { ...saved, version: 3, status: 'Booked', serviceLevel: 5 },
    { ...saved, version: 3, status: 'Archived', lostReason: index % 2 ? 'price' : null },
    { ...saved, version: 3, price: 90, pickupState: 'UT' },
  ];
  return [quoted, saved, ...last.slice(index % 4, (index % 4) + 1)];
}
