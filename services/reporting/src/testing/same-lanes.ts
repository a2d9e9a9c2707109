import type { OrderFact, PortalRecord } from '@overland/contracts';
import type { InsightTestBed } from './insight-test-bed.js';

const thisWeek = '2026-11-24T18:00:00.000Z';
const aYearBefore = '2025-11-18T18:00:00.000Z';

/**
 * Quotes, orders and answers with the same lanes, days and carriers for every portal, so that anything counted for the wrong
 * portal shows.
 * @param words what the customer wrote
 * @returns the order that is answered
 */
export async function fillWithSameLanes(
  bed: InsightTestBed,
  { _id: portalId }: PortalRecord,
  words: string,
): Promise<OrderFact> {
  for (const createdAt of [thisWeek, '2026-11-17T18:00:00.000Z']) {
    await bed.aQuote({ portalId, createdAt, status: 'Booked' });
    await bed.aQuote({ portalId, createdAt, status: 'Saved', wasSaved: true, price: 400 });
    await bed.aQuote({ portalId, createdAt, status: 'Archived', lostReason: 'price' });
  }
  const promised = { pickupLastDay: '2026-11-23', deliveryLastDay: '2026-11-24' };
  const open = { status: 'New', sdStatus: 'new', deliveredAt: null } as const;
  await bed.anOrder({ portalId, ...open, ...promised, bookedAt: thisWeek, price: 1000 });
  await bed.anOrder({ portalId, ...open, bookedAt: aYearBefore, price: 900, transportType: 'ENCLOSED' });
  const order = await bed.anOrder({
    portalId,
    ...promised,
    bookedAt: '2026-11-17T18:00:00.000Z',
    pickedUpAt: '2026-11-23T18:00:00.000Z',
    deliveredAt: '2026-11-25T18:00:00.000Z',
    carrierName: 'Mesa',
    price: 700,
  });
  await bed.hearOfCost({ orderId: order.orderId, agreed: 500 });
  await bed.hearOfClaim({ portalId, orderId: order.orderId, reportedAt: thisWeek });
  await bed.answer(order, { driver: 2, driverDetail: words, additionalFeedback: words });
  return order;
}
