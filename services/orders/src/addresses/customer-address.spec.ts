import { customerAddress } from './customer-address.js';

const phones = { primary: '', primaryIsMobile: false, alt: '', altIsMobile: false };
const stop = {
  locationType: 'Residence' as const,
  address: '12 Elm St',
  city: 'Dallas',
  state: 'TX',
  zip: '75201',
  businessName: '',
  contactName: 'Marcus Bell',
  email: '',
  phones,
  notes: '',
};
const elsewhere = { ...stop, city: 'Denver', state: 'CO', zip: '80202', address: '1 Pine St' };
const order = {
  uniqueId: 10_234,
  customerFullName: 'Marcus Bell',
  customerEmail: 'marcus@mail.example',
  pickup: stop,
  delivery: elsewhere,
};
const dallas = { city: 'Dallas', state: 'TX' };
const found = { uniqueId: 10_234, address: '12 Elm St', zip: '75201', locationType: 'Residence' };

describe('the address of a customer', () => {
  it.each([
    ['the stop in the city where the customer was the contact', order, found],
    [
      'also by the email of its contact',
      { ...order, pickup: { ...stop, contactName: '', email: 'Marcus@mail.example' } },
      found,
    ],
    ['not a stop where somebody else was', { ...order, pickup: { ...stop, contactName: 'Ann Reyes' } }, null],
    ['not a stop without a contact', { ...order, pickup: { ...stop, contactName: '' } }, null],
    ['not a stop in another city', { ...order, pickup: { ...stop, city: 'Plano' } }, null],
  ])('is %s', (_, booked, address) => {
    expect(customerAddress([booked], dallas)).toEqual(address);
  });

  it('is that of the latest order', () => {
    const later = { ...order, uniqueId: 10_300, pickup: { ...stop, address: '99 Oak St' } };
    expect(customerAddress([later, order], dallas)).toMatchObject({ uniqueId: 10_300, address: '99 Oak St' });
  });
});
