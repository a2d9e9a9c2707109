import type { OrderBooked, OrderMilestone } from '@overland/contracts';
import { anOrderBooked } from '../testing/an-order-booked.js';
import { emailsForMilestone, factsOfMilestone } from './emails-for-milestone.js';

const portal = {
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

const sent = (milestone: OrderMilestone, changes: Partial<OrderBooked> = {}) =>
  emailsForMilestone(reached(milestone, changes), portal).map(({ template, to }) => `${template}: ${to}`);

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
    ['surveyDue', ['Survey Notification: maeve@home.example']],
    ['requestAnswered', ['Order Transferee: maeve@home.example']],
  ] as const)('%s go to those whom it concerns', (milestone, expected) => {
    expect(sent(milestone)).toEqual(expected);
  });

  it('of a public booking go to the customer alone until the terms are accepted', () => {
    const open = { isPublic: true, termsAccepted: false };
    expect(sent('picked_up', open)).toEqual(['Pickup Confirmation: maeve@home.example']);
    expect(sent('delivered', open)).toEqual(['Delivery Confirmation: maeve@home.example']);
    expect(sent('canceled', open)).toEqual([]);
    expect(sent('picked_up', { isPublic: true, termsAccepted: true })).toHaveLength(3);
  });

  it('tell others of a public booking once its terms are accepted, and not when that happens again', () => {
    const accepted = { isPublic: true, termsAccepted: true };
    const told = emailsForMilestone(reached('termsAccepted', accepted), portal);
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

  it('carry the transition of the order, so that the same is never written twice', () => {
    const [email] = emailsForMilestone(reached('accepted'), portal);
    expect(email?.transition).toBe('accepted:4');
  });

  it('reach an address once, whatever its roles are', () => {
    const agents = [{ name: 'Maeve', email: 'Maeve@home.example ', pickup: true, delivery: true }];
    expect(sent('picked_up', { agents })).toEqual([
      'Pickup Confirmation: maeve@home.example',
      'Pickup Confirmation: desk@lonestar.example',
    ]);
  });

  it('say why an order was canceled, and that changed terms are to be accepted again', () => {
    expect(factsOfMilestone({ ...reached('canceled'), reason: 'Sold' }).canceled).toEqual({ reason: 'Sold' });
    expect(factsOfMilestone(reached('termsChanged')).hasChanged).toBe(true);
    expect(factsOfMilestone(reached('termsAccepted')).hasAccepted).toBe(true);
    expect(factsOfMilestone(reached('accepted'))).not.toHaveProperty('canceled');
  });
});
