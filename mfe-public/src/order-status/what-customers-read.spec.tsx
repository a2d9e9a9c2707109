import type { CustomerOrder } from '@overland/contracts';
import { addTexts, inLanguage, type Language, languages, ownName, t } from '@overland/i18n';
import { texts as spanish } from '@overland/i18n/es';
import { table, writtenSection } from '@overland/i18n/testing';
import { nextWords } from './next-thing';
import { nextDay } from './order-words';
import { paymentTextOf } from './payment-words';
import { aCustomerOrder } from './testing';

addTexts('es', spanish);

const { pickup, delivery } = aCustomerOrder();
const days = { dateType: 'estimated', scheduledEndsAt: '2026-11-27', actualOn: null } as const;
const open = { ...pickup, ...days, scheduledAt: '2026-11-25' };
const booked = {
  ...{ price: 1049, rushFee: 0, isRush: false, isCustomerPortal: true },
  ...{
    pickup: open,
    delivery: { ...delivery, ...days, scheduledAt: '2026-11-29', scheduledEndsAt: '2026-12-01' },
  },
  ...{ termsAcceptedAt: null, hasDriver: false, survey: null, position: null },
};
const driver = { hasDriver: true };
const gone = { ...driver, pickup: { ...open, actualOn: '2026-11-26' } };

/** The states of an order, in its order. */
const states: [name: string, order: Partial<CustomerOrder>][] = [
  ['held for its payment', { status: 'Pending', sdStatusLabel: 'On Hold', isHeld: true }],
  ['new, or confirmed', { status: 'New', sdStatusLabel: 'New Booking' }],
  ['held by staff', { status: 'New', sdStatusLabel: 'On Hold' }],
  ['with a driver', { status: 'New', sdStatusLabel: 'Assigned Driver', ...driver }],
  ['picked up', { status: 'Picked Up', sdStatusLabel: 'Picked Up', ...gone }],
  [
    'delivered',
    {
      ...gone,
      ...{ status: 'Delivered', sdStatusLabel: 'Delivered', survey: { token: 'how', isAnswered: false } },
      delivery: { ...booked.delivery, actualOn: '2026-11-30' },
    },
  ],
  ['canceled', { status: 'Canceled', sdStatusLabel: 'Canceled' }],
];
const unpaid = { paid: false, paidOn: null };
const inPart = { ...unpaid, paidAmount: 300 };
const paid = { paid: true, paidOn: '2026-11-20', isHeld: false };
const accepted = { termsAcceptedAt: '2026-11-19T15:00:00.000Z', mayAccept: false };

const anOrder = (...parts: Partial<CustomerOrder>[]) => Object.assign(aCustomerOrder(booked), ...parts);
const dayOf = (order: CustomerOrder, today: string) => {
  const { title: what, lead, note } = nextDay(order, today);
  return `${what}: **${lead}** ${note}`;
};
const nextOf = (order: CustomerOrder) =>
  nextWords(order)?.title ?? `${t('Call {name}', { name: 'Overland' })}`;

function sectionOf(language: Language): string {
  return inLanguage(language, () =>
    [
      `### ${ownName(language)}`,
      table(
        [
          'the order is',
          'of its days',
          'once they have passed',
          'its payment, unpaid',
          'paid in part',
          'its payment, paid',
        ],
        states.map(([name, state]) => [
          name,
          dayOf(anOrder(state), '2026-11-24'),
          dayOf(anOrder(state), '2026-12-24'),
          paymentTextOf(anOrder(state, unpaid)),
          paymentTextOf(anOrder(state, inPart)),
          paymentTextOf(anOrder(state, paid)),
        ]),
      ),
      table(
        ['the order is', 'first, terms not accepted', 'accepted, unpaid', 'accepted, paid'],
        states.map(([name, state]) => [
          name,
          nextOf(anOrder(state, unpaid)),
          nextOf(anOrder(state, unpaid, accepted)),
          nextOf(anOrder(state, paid, accepted)),
        ]),
      ),
    ].join('\n\n'),
  );
}

it('docs/product/what-customers-read.md has what the page of an order says in every state', () => {
  const section = languages.map(sectionOf).join('\n\n');
  expect(writtenSection('The page of an order', section)).toBe(section);
});
