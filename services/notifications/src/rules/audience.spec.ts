import { anOrderBooked } from '../testing/an-order-booked.js';
import { audienceOf } from './audience.js';
import type { PlannedEmail } from './planned-email.js';

const email = (template: PlannedEmail['template'], to: string): PlannedEmail => ({
  template,
  to,
  transition: 'booked',
});
const order = anOrderBooked();

it('says as what each address is written to: the customer before all, each once', () => {
  const emails = [
    email('Order Transferee', 'maeve@home.example'),
    email('Order Client', 'ruth@lonestar.example'),
    email('Order Agent', 'ada@agents.example'),
    email('Order OA', 'ada@agents.example'),
    email('Order OA', 'desk@lonestar.example'),
    email('Pickup Confirmation', 'yard@lonestar.example'),
    email('Delivery Confirmation', 'bills@lonestar.example'),
    email('Delivery Confirmation', 'maeve@home.example'),
  ];
  expect(audienceOf(emails, order).recipients).toEqual([
    { party: 'customer', address: 'maeve@home.example' },
    { party: 'company', address: 'ruth@lonestar.example' },
    { party: 'agent', address: 'ada@agents.example' },
    { party: 'pickup', address: 'desk@lonestar.example' },
    { party: 'pickup', address: 'yard@lonestar.example' },
    { party: 'delivery', address: 'bills@lonestar.example' },
  ]);
});

it('leaves out somebody else who gets an email of the customer', () => {
  expect(audienceOf([email('Order Track', 'else@home.example')], order).recipients).toEqual([]);
});
