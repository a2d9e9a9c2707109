import type { OrderBooked, OrderChangeLine, OrderMilestone } from '@overland/contracts';
import { anOrderBooked } from '../testing/an-order-booked.js';
import { emailsForBooking } from './emails-for-booking.js';
import { emailsForMilestone, factsOfMilestone, type MailedTo } from './emails-for-milestone.js';

const portal = {
  isCustomerPortal: false,
  contactEmail: 'ruth@lonestar.example',
  emails: [
    { email: 'desk@lonestar.example', emailPickUp: true, emailDelivery: false },
    { email: 'bills@lonestar.example', emailPickUp: false, emailDelivery: true },
  ],
};

const reached = (milestone: OrderMilestone, changes: Partial<OrderBooked> = {}) => ({
  milestone,
  transition: `${milestone}:4`,
  reason: '',
  order: anOrderBooked(changes),
});

const sent = (milestone: OrderMilestone, changes: Partial<OrderBooked> = {}, mailed: MailedTo[] = []) =>
  emailsForMilestone(reached(milestone, changes), { portal, mailed }).map(
    ({ template, to }) => `${template}: ${to}`,
  );

/** The emails of the booking. */
const booked: MailedTo[] = emailsForBooking(anOrderBooked(), portal);

describe('the emails of a milestone', () => {
  it.each([
    ['accepted', ['Order Track: maeve@home.example']],
    [
      'picked_up',
      [
        'Pickup Confirmation: maeve@home.example',
        'Pickup Confirmation: ada@agents.example',
        'Pickup Confirmation: desk@lonestar.example',
      ],
    ],
    [
      'delivered',
      [
        'Delivery Confirmation: maeve@home.example',
        'Delivery Confirmation: ben@agents.example',
        'Delivery Confirmation: bills@lonestar.example',
      ],
    ],
    [
      'canceled',
      [
        'Order Transferee: maeve@home.example',
        'Order Client: ruth@lonestar.example',
        'Order Client: desk@lonestar.example',
        'Order Client: bills@lonestar.example',
      ],
    ],
    ['paymentRequested', ['Payment Request: maeve@home.example']],
    ['termsChanged', ['Order Transferee Signature: maeve@home.example']],
    ['termsAccepted', ['Order Transferee Signature: maeve@home.example']],
    ['termsAcceptedAgain', ['Order Transferee Signature: maeve@home.example']],
    ['pickupNear', ['Customer Order Reminder: maeve@home.example']],
    ['linkAsked', ['Order Track: maeve@home.example']],
    ['termsLinkAsked', ['Order Transferee Signature: maeve@home.example']],
    ['changed', ['Order Transferee: maeve@home.example']],
    ['paid', ['Payment Receipt: maeve@home.example']],
    ['surveyDue', ['Survey Notification: maeve@home.example']],
    ['requestAnswered', ['Order Transferee: maeve@home.example']],
  ] as const)('%s go to those whom it concerns', (milestone, expected) => {
    expect(sent(milestone)).toEqual(expected);
  });

  it('of a public booking go to no agent and no stranger until the terms are accepted', () => {
    const open = { isPublic: true, termsAccepted: false };
    expect(sent('picked_up', open)).toEqual(['Pickup Confirmation: maeve@home.example']);
    expect(sent('delivered', open)).toEqual(['Delivery Confirmation: maeve@home.example']);
    expect(sent('canceled', open)).toEqual(['Order Transferee: maeve@home.example']);
    expect(sent('picked_up', { isPublic: true, termsAccepted: true })).toHaveLength(3);
  });

  it('tell others of a public booking once its terms are accepted, and not when that happens again', () => {
    const accepted = { isPublic: true, termsAccepted: true };
    const told = emailsForMilestone(reached('termsAccepted', accepted), { portal, mailed: [] });
    expect(told.map(({ template, to }) => `${template}: ${to}`)).toEqual([
      'Order Transferee Signature: maeve@home.example',
      'Order Client: ruth@lonestar.example',
      'Order Client: desk@lonestar.example',
      'Order Client: bills@lonestar.example',
      'Order Agent: ada@agents.example',
      'Order Agent: ben@agents.example',
      'Order OA: ada@agents.example',
      'Order OA: desk@lonestar.example',
    ]);
    expect(new Set(told.slice(1).map(({ transition }) => transition))).toEqual(new Set(['booked']));
    expect(sent('termsAcceptedAgain', accepted)).toEqual(['Order Transferee Signature: maeve@home.example']);
    expect(sent('termsAccepted', { ...accepted, sdStatus: 'picked_up' }).join()).not.toContain('Order OA');
  });

  it('of a step on the way do not go again to others who had mail of the booking', () => {
    expect(sent('accepted', {}, booked)).toEqual(['Order Track: maeve@home.example']);
    expect(sent('paid', {}, booked)).toEqual(['Payment Receipt: maeve@home.example']);
  });

  it('carry the transition of the order, so that the same is never written twice', () => {
    const [email] = emailsForMilestone(reached('accepted'), { portal, mailed: [] });
    expect(email?.transition).toBe('accepted:4');
  });

  it('reach an address once, whatever its roles are', () => {
    const agents = [{ name: 'Maeve', email: 'Maeve@home.example ', pickup: true, delivery: true }];
    expect(sent('picked_up', { agents })).toEqual([
      'Pickup Confirmation: maeve@home.example',
      'Pickup Confirmation: desk@lonestar.example',
    ]);
  });

  it('of a canceled order go to all who had mail of it, each once, also to those who are on it no more', () => {
    const others = [
      'Order Client: ruth@lonestar.example',
      'Order Client: desk@lonestar.example',
      'Order Client: bills@lonestar.example',
      'Order Agent: ada@agents.example',
      'Order Agent: ben@agents.example',
    ];
    const agents = [{ name: 'New', email: 'new@agents.example', pickup: true, delivery: true }];
    const customer = 'Order Transferee: maeve@home.example';
    expect(sent('canceled', {}, booked)).toEqual([customer, ...others]);
    expect(sent('canceled', { agents }, booked)).toEqual([customer, ...others]);
    const mailed = [{ template: 'Order OA' as const, to: 'yard@lonestar.example' }];
    expect(sent('canceled', {}, mailed).at(-1)).toBe('Order OA: yard@lonestar.example');
    // Its terms were accepted before and must be accepted again, so none of these is a stranger.
    expect(sent('canceled', { isPublic: true, termsAccepted: false }, booked)).toEqual([customer, ...others]);
  });

  it('of a canceling that the customer asked for leave the customer to the answer', () => {
    const known = { portal, mailed: [] };
    const emails = emailsForMilestone({ ...reached('canceled'), isAnswer: true }, known);
    expect(emails.map(({ template }) => template)).toEqual(Array(3).fill('Order Client'));
  });

  describe('of a change', () => {
    const pickupWindow = { field: 'pickupWindow', vehicle: '', from: '', to: '' } as const;
    const price = { field: 'price', vehicle: '', from: 1, to: 2 } as const;
    const told = (
      changes: OrderChangeLine[],
      {
        milestone = 'changed',
        mailed = booked,
        ...order
      }: { milestone?: OrderMilestone; mailed?: MailedTo[] } & Partial<OrderBooked> = {},
    ) =>
      emailsForMilestone({ ...reached(milestone, order), changes }, { portal, mailed }).map(
        ({ template, to }) => `${template}: ${to}`,
      );
    const rest = [
      'Order Client: ruth@lonestar.example',
      'Order Client: desk@lonestar.example',
      'Order Client: bills@lonestar.example',
      'Order Agent: ada@agents.example',
      'Order Agent: ben@agents.example',
    ];
    const yard = [{ template: 'Order OA' as const, to: 'desk@lonestar.example' }];

    it('go to who had the old one and is still concerned', () => {
      expect(told([pickupWindow])).toEqual(['Order Transferee: maeve@home.example', ...rest]);
      expect(told([pickupWindow], { milestone: 'termsChanged' })).toEqual([
        'Order Transferee Signature: maeve@home.example',
        ...rest,
      ]);
      expect(told([pickupWindow], { mailed: [] })).toEqual(['Order Transferee: maeve@home.example']);
      expect(told([pickupWindow], { agents: [] }).join()).not.toContain('Order Agent');
    });

    it('go to those who see to the pickup before it, and not for a price', () => {
      expect(told([pickupWindow, price], { mailed: yard })).toContain('Order OA: desk@lonestar.example');
      expect(told([price], { mailed: yard })).toHaveLength(1);
      expect(sent('changed', {}, yard)).toHaveLength(1);
      expect(told([pickupWindow], { mailed: yard, sdStatus: 'picked_up' })).toHaveLength(1);
    });
  });

  it('say why an order was canceled, and that changed terms are to be accepted again', () => {
    const reasons = { reason: 'Fraud', customerReason: 'We cannot serve this route.' };
    expect(factsOfMilestone({ ...reached('canceled'), ...reasons }).canceled).toEqual(reasons);
    expect(factsOfMilestone(reached('termsChanged')).hasChanged).toBe(true);
    expect(factsOfMilestone(reached('termsAccepted')).hasAccepted).toBe(true);
    expect(factsOfMilestone(reached('accepted'))).not.toHaveProperty('canceled');
  });

  it('say what was answered, in the words of the answer', () => {
    const request = {
      kind: 'pickupDate',
      isAccepted: false,
      wishedDay: '2026-11-30',
      answer: 'No truck is free then.',
    } as const;
    const facts = factsOfMilestone({ ...reached('requestAnswered'), request });
    expect(facts).toMatchObject({ uniqueId: 10234, answered: request, message: 'No truck is free then.' });
  });

  it('say that the customer asked for the link, in that email alone', () => {
    expect(factsOfMilestone(reached('linkAsked'))).toMatchObject({ uniqueId: 10234, isLinkAsked: true });
    expect(factsOfMilestone(reached('accepted'))).not.toHaveProperty('isLinkAsked');
  });

  it('that ask for a payment name the change of the price, if there is one', () => {
    const changes = [{ field: 'price', vehicle: '', from: 1047, to: 1100 } as const];
    const facts = factsOfMilestone({ ...reached('paymentRequested'), changes });
    expect(facts).toMatchObject({ uniqueId: 10234, changes });
    expect(facts).not.toHaveProperty('hasAccepted');
    expect(factsOfMilestone(reached('paymentRequested')).changes).toEqual([]);
  });
});
