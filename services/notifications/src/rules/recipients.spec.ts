import type { QuoteMail } from '@overland/contracts';
import { anOrderBooked } from '../testing/an-order-booked.js';
import { readerLanguage } from './reader-language.js';
import { isTypedAddress, recipientsOf } from './recipients.js';

const portal = {
  isCustomerPortal: false,
  contactEmail: ' Ruth@lonestar.example',
  emails: [
    { email: 'ruth@lonestar.example', emailPickUp: false, emailDelivery: false },
    { email: ' ', emailPickUp: true, emailDelivery: true },
  ],
};

it('an address is written to once, in lower case, and an empty one never', () => {
  expect(recipientsOf('Order Client', anOrderBooked(), portal)).toEqual(['ruth@lonestar.example']);
});

it('an address of a public booking is typed unless it is the customer’s or the company’s', () => {
  const order = anOrderBooked({ isPublic: true, customerEmail: ' Maeve@home.example' });
  const isTyped = (to: string, of = order) => isTypedAddress(to, of, portal);
  expect(isTyped('ada@agents.example')).toBe(true);
  expect(isTyped('maeve@home.example')).toBe(false);
  expect(isTyped('ruth@lonestar.example')).toBe(false);
  expect(isTyped('ada@agents.example', anOrderBooked())).toBe(false);
});

describe('an email is written in the language', () => {
  const order = anOrderBooked({ language: 'es', customerEmail: ' Maeve@home.example' });
  const carrier = { firstName: 'Lee', lastName: 'Vo', email: 'lee@haul.example', phone: '', company: 'Haul' };
  const facts = {
    order,
    carrier: { carrier, language: 'es' },
    driver: { uniqueId: 10_234, sealed: 'x', language: 'es' },
    quote: { quote: { language: 'es' } as QuoteMail },
    code: { firstName: 'Dana', sealed: 'x' },
  } as const;

  it.each([
    ['of the order for its customer', 'Order Track', 'order', 'maeve@home.example', 'es'],
    ['of staff for all others', 'Pickup Confirmation', 'order', 'ada@agents.example', 'en'],
    ['of staff where a customer gets none', 'Order Client', 'order', 'maeve@home.example', 'en'],
    ['of staff where the email is none of an order', 'Sign-in Code', 'order', 'maeve@home.example', 'en'],
    ['of staff where there is no order', 'Order Track', 'code', 'maeve@home.example', 'en'],
    ['of the applicant for the applicant', 'Carriers', 'carrier', 'lee@haul.example', 'es'],
    ['of staff about an applicant', 'Carriers', 'carrier', 'ops@overland.example', 'en'],
    ['of the driver', 'Driver Location Request', 'driver', '5550100@sms.example', 'es'],
    ['of the quote', 'Quote', 'quote', 'maeve@home.example', 'es'],
    ['of staff for who signs in', 'Sign-in Code', 'code', 'dana@lonestar.example', 'en'],
  ] as const)('%s', (_whose, template, kind, to, language) => {
    expect(readerLanguage(template, facts[kind], to)).toBe(language);
  });
});
