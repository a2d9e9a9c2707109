import type { BookingEmails } from '@overland/contracts';
import { emailsOfBookings } from './emails-of-bookings.js';

const portal = {
  isCustomerPortal: false,
  contactEmail: 'ruth@lonestar.example',
  emails: [{ email: 'desk@lonestar.example', emailPickUp: true, emailDelivery: false }],
};
const due = { customerEmail: 'grace@home.example', isPaymentDue: true, agents: [] };
const billed = { customerEmail: 'hugo@home.example', isPaymentDue: false, agents: [] };

const counts = ({ recipients }: BookingEmails) =>
  recipients.map(({ party, address, emails }) => `${party} ${address} ${emails}`);

it('counts the emails of several bookings by address', () => {
  const found = emailsOfBookings([due, billed, billed], portal);
  expect(found.emails).toBe(16);
  expect(counts(found)).toEqual([
    'customer grace@home.example 3',
    'company ruth@lonestar.example 3',
    'company desk@lonestar.example 6',
    'customer hugo@home.example 4',
  ]);
});

it('says what each address gets of a booking', () => {
  const agents = [{ email: 'Ada@agents.example', pickup: true, delivery: false }];
  expect(emailsOfBookings([{ ...due, agents }], portal).recipients).toMatchObject([
    {
      address: 'grace@home.example',
      templates: ['Order Transferee', 'Order Transferee Signature', 'Payment Request'],
    },
    { address: 'ruth@lonestar.example', templates: ['Order Client'] },
    { address: 'desk@lonestar.example', templates: ['Order Client', 'Order OA'] },
    { party: 'agent', address: 'ada@agents.example', templates: ['Order Agent', 'Order OA'] },
  ]);
});

it('leaves out the payment of an order that is billed, and a customer whose address is missing', () => {
  expect(emailsOfBookings([billed], portal).recipients[0]?.templates).toEqual([
    'Order Transferee',
    'Order Transferee Signature',
  ]);
  expect(counts(emailsOfBookings([{ ...due, customerEmail: '' }], portal))).toEqual([
    'company ruth@lonestar.example 1',
    'company desk@lonestar.example 2',
  ]);
});
