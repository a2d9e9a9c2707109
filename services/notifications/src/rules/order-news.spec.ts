import type { EmailTemplateName, ToldClaim } from '@overland/contracts';
import type { OrderFacts } from '../letters/email-facts.js';
import { anOrderBooked } from '../testing/an-order-booked.js';
import { asItIsNow, newsOf, newsRefusal } from './order-news.js';

const news = {
  canceled: { reason: 'Fraud' },
  hasChanged: true,
  changes: [{ field: 'price', vehicle: '', from: 1, to: 2 }],
  isLinkAsked: true,
  hasAccepted: true,
  answered: { kind: 'cancel', isAccepted: true, wishedDay: null },
  message: 'See you.',
} satisfies Partial<OrderFacts>;
const { answered } = news;
const refused = { ...answered, isAccepted: false };
const canceled = 'order_canceled';

it('the news of an email is what it says apart from the order', () => {
  expect(newsOf({ ...anOrderBooked(), ...news })).toEqual(news);
  expect(newsOf(anOrderBooked())).toEqual({});
});

describe('an email', () => {
  const notCanceled = 'The order is not canceled any more.';
  it.each<[string, Partial<OrderFacts>, string | null]>([
    ['of a canceled order', { canceled: news.canceled, sdStatus: canceled }, null],
    ['of an order canceled before', { canceled: news.canceled }, notCanceled],
    ['that grants a canceling', { answered, sdStatus: canceled }, null],
    ['that granted a canceling taken back', { answered }, notCanceled],
    ['that refuses a canceling', { answered: refused }, null],
    ['that refused it before it came', { answered: refused, sdStatus: canceled }, 'The order is canceled.'],
    ['that grants another day', { answered: { ...answered, kind: 'pickupDate' } }, null],
    ['of accepted terms', { hasAccepted: true, termsAccepted: true }, null],
    ['of terms that changed since', { hasAccepted: true }, 'The customer has to accept the terms again.'],
    ['with the link that was asked for', { isLinkAsked: true }, null],
    ['of a driver who is there', { sdStatus: 'accepted' }, null],
    ['of a driver who is not', {}, 'No driver is assigned yet.'],
  ])('%s is refused if it is not true', (_what, facts, refusal) => {
    expect(newsRefusal('Order Track', { ...anOrderBooked(), ...facts })).toBe(refusal);
  });

  it('that is not about an order is not checked against one', () => {
    expect(newsRefusal('Driver Location Request', anOrderBooked({ sdStatus: canceled }))).toBeNull();
  });
});

describe('an email that is sent again', () => {
  const order = anOrderBooked({ price: 900 });
  const again = (toAddress: string, data: OrderFacts, template: EmailTemplateName = 'Order Client') =>
    asItIsNow({ template, toAddress, data }, order);

  it('says the same about the order as it is now', () => {
    const { facts, refusal } = again('maeve@home.example', { ...anOrderBooked(), hasChanged: true });
    expect(facts).toEqual({ ...order, hasChanged: true });
    expect(refusal).toBeNull();
  });

  it('is refused where it would not be true', () => {
    expect(again('maeve@home.example', anOrderBooked(), 'Order Track').refusal).toBe(
      'No driver is assigned yet.',
    );
  });

  it('does not go to an address that was the customer’s, and to others as before', () => {
    const data = anOrderBooked({ customerEmail: 'old@home.example' });
    expect(again('old@home.example', data).refusal).toBe('This is not the customer’s address any more.');
    expect(again('ruth@lonestar.example', data).refusal).toBeNull();
  });
});

describe('an email about a claim', () => {
  const claim: ToldClaim = {
    claimId: 'c',
    number: 1,
    state: 'reported',
    source: 'customer',
    vehicles: ['2019 Honda Accord'],
    what: 'The door is dented.',
    asked: null,
    agreed: null,
    paid: null,
    answer: '',
    answerBy: '2026-12-08',
    isReopened: false,
  };
  const refusal = (told: ToldClaim['state'], now: string | null) =>
    newsRefusal('Order Transferee', {
      ...anOrderBooked(),
      claim: { ...claim, state: told },
      claims: now === null ? [] : [{ claimId: 'c', state: now }],
    });

  it.each([
    ['reported', 'reported', true],
    ['reported', 'inReview', true],
    ['reported', 'withdrawn', false],
    ['approved', 'approved', true],
    ['approved', 'paid', false],
    ['declined', 'inReview', false],
    ['paid', null, false],
  ] as const)('that says %s is sent while it is %s: %s', (told, now, isSent) => {
    expect(refusal(told, now)).toBe(isSent ? null : 'The claim has changed since.');
  });
});
