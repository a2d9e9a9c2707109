import { anOrderBooked } from '../testing/an-order-booked.js';
import { emailsForBooking } from './emails-for-booking.js';

const portal = {
  isCustomerPortal: false,
  contactEmail: 'ruth@lonestar.example',
  emails: [
    { email: 'desk@lonestar.example', emailPickUp: true, emailDelivery: false },
    { email: 'bills@lonestar.example', emailPickUp: false, emailDelivery: true },
  ],
};

const sent = (...args: Parameters<typeof emailsForBooking>) =>
  emailsForBooking(...args).map(({ template, to }) => `${template}: ${to}`);

describe('the emails of a booking', () => {
  it('go to the customer, the portal, every agent and the pickup contact', () => {
    expect(sent(anOrderBooked(), portal)).toEqual([
      'Order Transferee: maeve@home.example',
      'Order Transferee Signature: maeve@home.example',
      'Order Client: ruth@lonestar.example',
      'Order Client: desk@lonestar.example',
      'Order Client: bills@lonestar.example',
      'Order Agent: ada@agents.example',
      'Order Agent: ben@agents.example',
      'Order OA: ada@agents.example',
      'Order OA: desk@lonestar.example',
    ]);
  });

  it('of a visitor go to the customer and to the company: other addresses wait until the terms are accepted', () => {
    const order = anOrderBooked({ isPublic: true, isPaymentDue: true });
    const toCustomer = [
      'Order Transferee: maeve@home.example',
      'Order Transferee Signature: maeve@home.example',
      'Payment Request: maeve@home.example',
    ];
    expect(sent(order, portal)).toEqual([
      ...toCustomer,
      'Order Client: ruth@lonestar.example',
      'Order Client: desk@lonestar.example',
      'Order Client: bills@lonestar.example',
    ]);
    // Anybody can quote and book there.
    expect(sent(order, { ...portal, isCustomerPortal: true })).toEqual(toCustomer);
  });

  it('ask the customer for the money only while it is due', () => {
    const due = sent(anOrderBooked({ isPaymentDue: true }), portal);
    expect(due).toContain('Payment Request: maeve@home.example');
    expect(sent(anOrderBooked(), portal).join()).not.toContain('Payment Request');
  });

  it('reach one address once per template, however it is written and however often it is named', () => {
    const agents = [1, 2].map(() => ({
      name: 'Ada',
      email: ' ADA@agents.example',
      pickup: true,
      delivery: true,
    }));
    const emails = [{ email: 'Ruth@LoneStar.example', emailPickUp: false, emailDelivery: false }];
    expect(sent(anOrderBooked({ agents }), { ...portal, emails }).slice(2, 5)).toEqual([
      'Order Client: ruth@lonestar.example',
      'Order Agent: ada@agents.example',
      'Order OA: ada@agents.example',
    ]);
  });

  it('go to no empty address', () => {
    const agents = [{ name: 'Ada', email: '', pickup: true, delivery: true }];
    expect(
      sent(anOrderBooked({ agents, customerEmail: ' ' }), { ...portal, contactEmail: '', emails: [] }),
    ).toEqual([]);
  });
});
