import { aLetterhead } from '@overland/documents/testing';
import type { DemoOrder } from '../demo/demo-order.js';
import { toPlacedOrder } from '../demo/to-placed-order.js';
import { type OrderFacts, toOrderFacts } from '../orders/order.mapper.js';
import { aDemoOrder } from '../testing/demo-order.builder.js';
import { orderDocument } from './order-document.js';

const how = 'To pay, call (555) 010-0199 and name order #10234.';
const letterhead = aLetterhead();
const portal = { displayAgent: true, timeZone: 'America/Chicago' };

function documentOf(changes: Partial<OrderFacts> = {}, demo: Partial<DemoOrder> = {}) {
  const order = { ...toOrderFacts(toPlacedOrder(aDemoOrder(demo))), ...changes };
  return orderDocument({ order, portal, letterhead });
}
const factsOf = (document: ReturnType<typeof documentOf>) =>
  Object.fromEntries(document.facts.map(({ label, value }) => [label, value]));

describe('the head of the page', () => {
  it('shows number, route, miles and transit as the guide sign does', () => {
    expect(documentOf({}, { uniqueId: 10_234 })).toMatchObject({
      title: 'Order 10234',
      number: 'ORDER: #10234',
      from: 'Austin, TX',
      to: 'Denver, CO',
      miles: '920 mi',
      transit: '3 – 5 days on the road',
    });
  });

  it('has the state as customers know it, and the booking in the zone of the portal', () => {
    expect(
      factsOf(documentOf({ sdStatus: 'flagged', flaggedFrom: 'posted', sdStatusLabel: 'Confirmed' })),
    ).toEqual({
      Status: 'Confirmed',
      Customer: 'Jordan Smith',
      Email: 'jordan@example.com',
      Phone: '(512) 555-0100',
      Company: 'Riverside Motors',
      Booked: '11/02/26 9:00AM',
      'Picked up within': '1 business day',
    });
  });

  it('has what only some portals ask for where it was answered', () => {
    const asked = { moveType: 'dealerToAuction', reg: 'R-77', sirvaNonDomestic: true } as const;
    expect(factsOf(documentOf(asked))).toMatchObject({
      'Move type': 'Dealer to auction',
      Registration: 'R-77',
      'International move': 'Yes',
    });
  });

  it('says of a canceled order that it is canceled', () => {
    expect(documentOf().notice).toBeNull();
    expect(documentOf({ status: 'Canceled' }).notice).toBe('This order is canceled.');
  });
});

describe('pickup and delivery', () => {
  it('have their days with their types, and one day where the date is exact', () => {
    expect(documentOf().stops.map(({ when }) => when)).toEqual([
      'Nov 5, 2026 to Nov 6, 2026',
      'Estimated Nov 8, 2026 to Nov 11, 2026',
    ]);
    const exact = { pickupDateType: 'exact', pickupScheduledEndsAt: null } as const;
    expect(documentOf(exact).stops[0]?.when).toBe('Nov 5, 2026');
    expect(documentOf({ pickupScheduledEndsAt: null }).stops[0]?.when).toBe('Not Earlier Than Nov 5, 2026');
  });

  it('say when it really was, in the time of the portal, with the plan beside it', () => {
    const { stops } = documentOf({ pickedUpAt: '2026-11-04T22:05:00Z' });
    expect(stops[0]?.when).toBe(
      'Picked up Nov 4, 2026, 4:05 PM Central, planned: Nov 5, 2026 to Nov 6, 2026',
    );
    expect(stops[1]?.when).toBe('Estimated Nov 8, 2026 to Nov 11, 2026');
  });

  it('have address, contact and notes, and leave out what is not known', () => {
    const [pickup, delivery] = documentOf({
      pickupLocationType: 'Warehouse',
      pickupBusinessName: 'Lot 7',
      pickupContactName: 'Ann',
      pickupMobilePhone: '(512) 555-0111',
      pickupNotes: 'Gate 4\nRing twice',
      deliveryPhone: '',
    }).stops;
    expect(pickup).toMatchObject({
      title: 'Pickup',
      locationType: 'Warehouse',
      address: ['Lot 7', '1 Main Street', 'Austin, TX 78701'],
      person: 'Ann',
      contact: ['(512) 555-0100', '(512) 555-0111 mobile'],
      notes: 'Gate 4\nRing twice',
    });
    expect(delivery).toMatchObject({ locationType: null, person: '', contact: [], notes: '' });
  });
});

describe('vehicles and payment', () => {
  it('show year, VIN and price of each vehicle', () => {
    expect(documentOf().vehicles).toEqual([
      {
        name: '2020 Honda Accord',
        vin: '1HGCM82633A004352',
        pricingClass: 'Sedan',
        operable: 'Yes',
        isOperable: true,
        price: '$1,090',
      },
    ]);
  });

  it('show the RUSH fee in a line of its own, and in the total', () => {
    const { lines, total } = documentOf({ isRush: true, rushFee: 200, price: 1290 });
    expect(lines).toEqual([
      { label: 'Transport, open', amount: '$1,090' },
      { label: 'RUSH, under 2 business days', amount: '$200' },
    ]);
    expect(total).toEqual({ label: 'Total', amount: '$1,290' });
    expect(documentOf({ isRush: true }).lines[1]?.amount).toBe('No fee');
  });

  it.each([
    [{ paymentType: 'Billing' }, 'Billed to Riverside Motors.'],
    [{ paid: true, paidAt: '2026-11-04T15:00:00Z' }, 'Paid on Nov 4, 2026: $1,090. Thank you.'],
    [{ paid: true, paidAt: null }, 'Paid: $1,090. Thank you.'],
    [{}, `Payment of $1,090 to Riverside Motors is due before the pickup. ${how}`],
    [{ sdStatus: 'delivered' }, `Payment of $1,090 to Riverside Motors is due. ${how}`],
    [
      { sdStatus: 'on_hold', status: 'Pending' },
      `You pay $1,090 to Riverside Motors before the pickup. We assign a driver once it is paid. ${how}`,
    ],
    [{ status: 'Canceled', sdStatus: 'order_canceled' }, null],
  ] as const)('say of %o how it is paid', (changes, text) => {
    expect(documentOf(changes, { uniqueId: 10_234 }).payment).toBe(text);
  });
});

it('names the agents where the portal shows them', () => {
  const agents = [{ name: '', email: 'ann@example.com', pickup: true, delivery: true }];
  const order = toOrderFacts(toPlacedOrder(aDemoOrder({ agents })));
  expect(orderDocument({ order, portal, letterhead }).agents).toEqual([
    { name: '–', email: 'ann@example.com', told: 'Pickup, Delivery' },
  ]);
  const hidden = { ...portal, displayAgent: false };
  expect(orderDocument({ order, portal: hidden, letterhead }).agents).toEqual([]);
});

it('T13: has nothing of driver and carrier', () => {
  const driver = { carrierName: 'Big Rig LLC', name: 'Sam', phone: '(512) 555-0999', position: null };
  expect(JSON.stringify(documentOf({}, { driver }))).not.toMatch(/Big Rig|Sam|555-0999/);
});
