import { anOrderBooked } from '../testing/an-order-booked.js';
import { mailsForBooking } from './mails-for-booking.js';

const portal = {
  contactEmail: 'ruth@lonestar.example',
  emails: [
    { email: 'desk@lonestar.example', emailPickUp: true, emailDelivery: false },
    { email: 'bills@lonestar.example', emailPickUp: false, emailDelivery: true },
  ],
};

const sent = (...args: Parameters<typeof mailsForBooking>) =>
  mailsForBooking(...args).map(({ template, to }) => `${template}: ${to}`);

describe('the mails of a booking', () => {
  it('tell the customer, the portal, every agent, and whoever sees to the pickup', () => {
    expect(sent(anOrderBooked(), portal)).toEqual([
      'Order Transferee: maeve@home.example',
      'Order Client: ruth@lonestar.example',
      'Order Client: desk@lonestar.example',
      'Order Client: bills@lonestar.example',
      'Order Agent: ada@agents.example',
      'Order Agent: ben@agents.example',
      'Order OA: ada@agents.example',
      'Order OA: desk@lonestar.example',
      'Order Transferee Signature: maeve@home.example',
    ]);
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
    expect(sent(anOrderBooked({ agents }), { ...portal, emails }).slice(1, 4)).toEqual([
      'Order Client: ruth@lonestar.example',
      'Order Agent: ada@agents.example',
      'Order OA: ada@agents.example',
    ]);
  });

  it('go to no empty address', () => {
    const agents = [{ name: 'Ada', email: '', pickup: true, delivery: true }];
    expect(sent(anOrderBooked({ agents, customerEmail: ' ' }), { contactEmail: '', emails: [] })).toEqual([]);
  });
});
