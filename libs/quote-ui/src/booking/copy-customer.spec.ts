import { aQuote } from '../testing/a-quote';
import { initialValues } from './booking-values';
import { contactOf, customerAsContact } from './copy-customer';

const values = {
  ...initialValues(aQuote(), { level: 1, transportType: 'OPEN' }),
  customerPrimaryPhoneIsMobile: true,
  deliveryContactName: 'Samir Haddad',
} as const;

it('fills a contact with the customer’s name, email and phones', () => {
  expect(Object.fromEntries(customerAsContact(values, 'pickup'))).toEqual({
    pickupContactName: 'Marcus Bell',
    pickupEmail: 'marcus.bell@mail.example',
    pickupPrimaryPhone: '(555) 010-0133',
    pickupPrimaryPhoneIsMobile: true,
    pickupAltPhone: '',
    pickupAltPhoneIsMobile: false,
  });
});

it('remembers what stood there, for the undo', () => {
  expect(Object.fromEntries(contactOf(values, 'delivery'))).toMatchObject({
    deliveryContactName: 'Samir Haddad',
    deliveryEmail: '',
  });
});
