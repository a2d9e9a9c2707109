import { emailsOfBookings } from './emails-of-bookings.js';

const portal = {
  contactEmail: 'ruth@lonestar.example',
  emails: [{ email: 'desk@lonestar.example', emailPickUp: true, emailDelivery: false }],
};
const due = { customerEmail: 'grace@home.example', isPaymentDue: true };
const billed = { customerEmail: 'hugo@home.example', isPaymentDue: false };

it('counts the emails of several bookings by address', () => {
  expect(emailsOfBookings([due, billed, billed], portal)).toEqual({
    emails: 16,
    recipients: [
      { party: 'customer', address: 'grace@home.example', emails: 3 },
      { party: 'company', address: 'ruth@lonestar.example', emails: 3 },
      { party: 'company', address: 'desk@lonestar.example', emails: 6 },
      { party: 'customer', address: 'hugo@home.example', emails: 4 },
    ],
  });
});
