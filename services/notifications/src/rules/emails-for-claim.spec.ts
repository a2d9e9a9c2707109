import { anOrderBooked } from '../testing/an-order-booked.js';
import { emailsForClaim } from './emails-for-claim.js';

const portal = {
  isCustomerPortal: false,
  contactEmail: 'ruth@lonestar.example',
  emails: [{ email: 'claims@lonestar.example', emailPickUp: false, emailDelivery: false }],
};

it('tells the customer and the company, each once', () => {
  const order = anOrderBooked({ customerEmail: ' Maeve@home.example' });
  expect(emailsForClaim({ transition: 'claim:1:2', order }, portal)).toEqual([
    { template: 'Order Transferee', to: 'maeve@home.example', transition: 'claim:1:2' },
    { template: 'Order Client', to: 'ruth@lonestar.example', transition: 'claim:1:2' },
    { template: 'Order Client', to: 'claims@lonestar.example', transition: 'claim:1:2' },
  ]);
});

it('writes to a company that is its own customer as the customer alone', () => {
  const order = anOrderBooked({ customerEmail: 'ruth@lonestar.example' });
  expect(emailsForClaim({ transition: 't', order }, { ...portal, emails: [] })).toMatchObject([
    { template: 'Order Transferee', to: 'ruth@lonestar.example' },
  ]);
});
