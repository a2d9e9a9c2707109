import { sdStatusLabels } from '@overland/contracts';
import { aLetterhead } from '@overland/documents/testing';
import { inLanguage, type Language, languages, ownName } from '@overland/i18n';
import { table, writtenSection } from '@overland/i18n/testing';
import '@overland/i18n/server';
import { toPlacedOrder } from '../demo/to-placed-order.js';
import { type OrderFacts, toOrderFacts } from '../orders/order.mapper.js';
import { aDemoOrder } from '../testing/demo-order.builder.js';
import { orderDocument } from './order-document.js';

const letterhead = aLetterhead({ company: { name: 'Overland', logo: null }, seller: 'Overland' });
const portal = { displayAgent: true, timeZone: 'America/Chicago' };
const days = {
  ...{ pickupDateType: 'estimated', pickupScheduledAt: '2026-11-25', pickupScheduledEndsAt: '2026-11-27' },
  ...{
    deliveryDateType: 'estimated',
    deliveryScheduledAt: '2026-11-29',
    deliveryScheduledEndsAt: '2026-12-01',
  },
} satisfies Partial<OrderFacts>;
const pickedUp = { pickedUpAt: '2026-11-26T17:00:00.000Z' };
const states: [name: string, order: Partial<OrderFacts> & Pick<OrderFacts, 'sdStatus'>][] = [
  ['held for its payment', { sdStatus: 'on_hold', status: 'Pending' }],
  ['new', { sdStatus: 'new' }],
  ['posted', { sdStatus: 'posted' }],
  ['held by staff', { sdStatus: 'on_hold' }],
  ['with a driver', { sdStatus: 'accepted' }],
  ['picked up', { sdStatus: 'picked_up', status: 'Picked Up', ...pickedUp }],
  [
    'delivered',
    { sdStatus: 'delivered', status: 'Delivered', ...pickedUp, deliveredAt: '2026-11-30T17:00:00.000Z' },
  ],
  ['canceled', { sdStatus: 'order_canceled', status: 'Canceled' }],
];
const unpaid = { paid: false, paidAt: null, paidAmount: null };
const inPart = { ...unpaid, paidAmount: 300 };
const paid = { paid: true, paidAt: '2026-11-20T17:00:00.000Z', paidAmount: 1049 };

function documentOf(state: (typeof states)[number][1], payment: Partial<OrderFacts>) {
  const order: OrderFacts = {
    ...toOrderFacts(toPlacedOrder(aDemoOrder({ uniqueId: 10_234 }))),
    ...{ price: 1049, paymentType: 'COD', flaggedFrom: null, ...days },
    ...{ sdStatusLabel: sdStatusLabels[state.sdStatus], ...state, ...payment },
  };
  return orderDocument({ order, portal, letterhead });
}

function sectionOf(language: Language): string {
  const rows = inLanguage(language, () =>
    states.map(([name, state]) => {
      const { facts, notice, stops, payment } = documentOf(state, unpaid);
      return [
        name,
        [facts[0]?.value, notice].filter(Boolean).join('. '),
        ...stops.map(({ when }) => when),
        payment ?? 'nothing',
        documentOf(state, inPart).payment ?? 'nothing',
        documentOf(state, paid).payment ?? 'nothing',
      ];
    }),
  );
  const heads = [
    'the order is',
    'state',
    'pickup',
    'delivery',
    'payment, unpaid',
    'paid in part',
    'payment, paid',
  ];
  return `### ${ownName(language)}\n\n${table(heads, rows)}`;
}

it('docs/product/what-customers-read.md has what the PDF of an order says in every state', () => {
  const section = languages.map(sectionOf).join('\n\n');
  expect(writtenSection('The PDF of an order', section)).toBe(section);
});
