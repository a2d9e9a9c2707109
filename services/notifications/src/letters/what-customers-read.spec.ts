import type { OrderChangeLine, OrderEmailTemplate, OrderMilestone, ToldClaim } from '@overland/contracts';
import { inLanguage, type Language, languages, ownName } from '@overland/i18n';
import { table, writtenSection } from '@overland/i18n/testing';
import { pushTextOf } from '../push/push-text.js';
import { newsRefusal } from '../rules/order-news.js';
import { renderDriverText } from '../templates/render-email.js';
import { anOrderBooked } from '../testing/an-order-booked.js';
import type { OrderFacts } from './email-facts.js';
import type { Reading } from './letter.js';
import { orderLetter } from './order-letter.js';

const pickedUpAt = '2026-11-26T17:00:00.000Z';
const deliveredAt = '2026-11-30T17:00:00.000Z';
/** The states of an order, in its order. */
const states: [name: string, order: Partial<OrderFacts>][] = [
  ['held for its payment', { sdStatus: 'on_hold', isPublic: true, isHeld: true }],
  ['new', { sdStatus: 'new' }],
  ['posted', { sdStatus: 'posted' }],
  ['held by staff', { sdStatus: 'on_hold' }],
  ['with a driver', { sdStatus: 'accepted' }],
  ['picked up', { sdStatus: 'picked_up', pickedUpAt }],
  ['delivered', { sdStatus: 'delivered', pickedUpAt, deliveredAt }],
  ['canceled', { sdStatus: 'order_canceled' }],
];
const unpaid = { isPaymentDue: true, paidAt: null, paidAmount: null };
const paid = { isPaymentDue: false, paidAt: '2026-11-20T17:00:00.000Z', paidAmount: 1049, isHeld: false };

const inPart = { paidAmount: 300 };

const window: OrderChangeLine = {
  field: 'pickupWindow',
  vehicle: '',
  from: '2026-11-23/2026-11-25',
  to: '2026-11-25/2026-11-27',
};
const price: OrderChangeLine = { field: 'price', vehicle: '', from: 999, to: 1049 };
const day = { kind: 'pickupDate', wishedDay: '2026-12-01' } as const;
const canceling = { kind: 'cancel', wishedDay: null } as const;
const claim: ToldClaim = {
  claimId: '',
  number: 1,
  state: 'reported',
  source: 'customer',
  vehicles: ['2019 Honda Accord'],
  what: 'The left door is dented.',
  asked: 450,
  agreed: null,
  paid: null,
  answer: '',
  answerBy: '2026-12-08',
  isReopened: false,
};
const decided = { ...claim, answerBy: null };
const answer = 'The scratch is in the pickup photos.';
const claimsTold: [name: string, claim: ToldClaim][] = [
  ['… of damage, reported', claim],
  ['… of damage, approved', { ...decided, state: 'approved', agreed: 400 }],
  ['… of damage, declined', { ...decided, state: 'declined', answer }],
  ['… of damage, reopened', { ...claim, isReopened: true }],
  ['… of damage, paid', { ...decided, state: 'paid', agreed: 400, paid: 400 }],
];
type Told = [name: string, template: OrderEmailTemplate, of: Partial<OrderFacts>];
const emails: Told[] = [
  ['Order Transferee', 'Order Transferee', {}],
  ['… of a change', 'Order Transferee', { hasChanged: true, changes: [window] }],
  ['… paid in part', 'Order Transferee', inPart],
  ['… of a new price', 'Order Transferee', { hasChanged: true, changes: [price] }],
  ['… of a canceling', 'Order Transferee', { canceled: { reason: '', customerReason: 'The car was sold.' } }],
  ['… another day, accepted', 'Order Transferee', { answered: { ...day, isAccepted: true } }],
  ['… another day, declined', 'Order Transferee', { answered: { ...day, isAccepted: false } }],
  ['… canceling, accepted', 'Order Transferee', { answered: { ...canceling, isAccepted: true } }],
  ['… canceling, declined', 'Order Transferee', { answered: { ...canceling, isAccepted: false } }],
  ['Order Transferee Signature', 'Order Transferee Signature', { termsAccepted: false }],
  [
    '… after a new price',
    'Order Transferee Signature',
    { termsAccepted: false, hasChanged: true, changes: [price] },
  ],
  ['… terms accepted', 'Order Transferee Signature', { hasAccepted: true }],
  ['Payment Request', 'Payment Request', {}],
  ['… after a new price', 'Payment Request', { changes: [price] }],
  ['… paid in part', 'Payment Request', inPart],
  ['Payment Receipt', 'Payment Receipt', {}],
  ['… of a part', 'Payment Receipt', inPart],
  ['Customer Order Reminder', 'Customer Order Reminder', {}],
  ['Order Track', 'Order Track', {}],
  ['… the link was asked for', 'Order Track', { isLinkAsked: true }],
  ['Pickup Confirmation', 'Pickup Confirmation', {}],
  ['Delivery Confirmation', 'Delivery Confirmation', {}],
  ['Survey Notification', 'Survey Notification', {}],
  ...claimsTold.map(([name, of]): Told => [name, 'Order Transferee', { claim: of }]),
];

const toOthers: typeof emails = [
  ['Order Client', 'Order Client', {}],
  ['… of a change', 'Order Client', { hasChanged: true, changes: [price] }],
  ['… of a canceling', 'Order Client', { canceled: { reason: 'The car was sold.', customerReason: '' } }],
  ...claimsTold.map(([name, of]): Told => [name, 'Order Client', { claim: of }]),
  ['Order Agent', 'Order Agent', {}],
  ['… of a change', 'Order Agent', { hasChanged: true, changes: [price] }],
  ['… of a canceling', 'Order Agent', { canceled: { reason: '', customerReason: 'The car was sold.' } }],
  ['Order OA', 'Order OA', {}],
  ['… of a change', 'Order OA', { hasChanged: true, changes: [window] }],
  ['… of a canceling', 'Order OA', { canceled: { reason: '', customerReason: 'The car was sold.' } }],
];

const readingOf = (order: OrderFacts): Reading => ({
  order,
  toCustomer: true,
  sender: { name: 'Overland', phone: '(555) 010-0199' },
  company: 'Overland',
  timeZone: 'America/Chicago',
  today: '2026-11-30',
  links: { status: '/order-status', survey: '/survey', terms: '/terms', termsPdf: '/pdf', order: '' },
});

/** The email's text, or why it is not sent. */
function told(template: OrderEmailTemplate, ...parts: Partial<OrderFacts>[]): string {
  const order = Object.assign(
    anOrderBooked({ price: 1049, isPublic: true, termsAccepted: true }),
    ...parts,
  ) as OrderFacts;
  const refusal = newsRefusal(template, order);
  if (refusal !== null) return `Not sent: ${refusal}`;
  const { subject, heading, paragraphs, changes, footnote, button } = orderLetter(template, readingOf(order));
  const lines = changes.map(({ label, from, to }) => `${label}: ${from} → ${to}.`);
  const words = [...paragraphs, ...lines, footnote].filter((text) => text !== '').join(' ');
  return `*${subject}* **${heading}** ${words}${button ? ` [${button.label}]` : ''}`;
}

/** The price before it changed, if it did; the whole of it. */
const paidAs = ({ changes = [] }: Partial<OrderFacts>) => ({
  paidAmount: changes.includes(price) ? 999 : paid.paidAmount,
});

/** The rows of one email. States with the same text share a row. */
function rowsOf([name, template, of]: (typeof emails)[number]): string[][] {
  const rows: { states: string[]; cells: [string, string] }[] = [];
  for (const [state, order] of states) {
    const cells: [string, string] = [
      told(template, order, unpaid, of),
      told(template, order, paid, of, paidAs(of)),
    ];
    const same = rows.find((row) => row.cells.join() === cells.join());
    if (same) same.states.push(state);
    else rows.push({ states: [state], cells });
  }
  return rows.map(({ states: names, cells: [first, second] }, at) => [
    at === 0 ? name : '',
    names.length === states.length ? 'in any state' : names.join(', '),
    first,
    second === first ? 'the same' : second,
  ]);
}

const inEach = (sectionOf: (language: Language) => string): string =>
  languages
    .map((language) => `### ${ownName(language)}\n\n${inLanguage(language, () => sectionOf(language))}`)
    .join('\n\n');

it('docs/product/what-customers-read.md has what emails say in every state', () => {
  const section = inEach(() => table(['email', 'the order is', 'unpaid', 'paid'], emails.flatMap(rowsOf)));
  expect(writtenSection('Emails', section)).toBe(section);
});

it('docs/product/what-customers-read.md has what emails to companies, agents and those who see to the pickup say', () => {
  const section = table(['email', 'the order is', 'unpaid', 'paid'], toOthers.flatMap(rowsOf));
  expect(writtenSection('Emails to others', section)).toBe(section);
});

it('docs/product/what-customers-read.md has the messages to devices and the text to a driver', () => {
  const milestones: OrderMilestone[] = ['accepted', 'picked_up', 'delivered', 'canceled', 'requestAnswered'];
  const link = 'https://overland.example/driver-location/TOKEN';
  const section = inEach((language) =>
    table(
      ['told of', 'message'],
      [
        ...milestones.map((milestone) => [
          milestone,
          pushTextOf({ milestone, order: { uniqueId: 10234 } }, language) ?? '',
        ]),
        [
          'a driver is asked for the position',
          renderDriverText({ asker: 'Overland', replyTo: '', uniqueId: 10234, link })
            .trim()
            .replaceAll('\n', ' '),
        ],
      ],
    ),
  );
  expect(writtenSection('Messages to devices and drivers', section)).toBe(section);
});
