import { initialValues } from '@overland/quote-ui/booking';
import { aStaffQuote } from '@overland/quote-ui/testing';
import { anOrder } from '../testing/an-order';
import { levelLost, searchLike, startLike } from './start-values';

const order = anOrder({
  customerFullName: 'Lola Looksmith',
  customerEmail: 'lola@mail.example',
  pickupContactName: 'Lola Looksmith',
  pickupEmail: 'lola@mail.example',
  deliveryContactName: 'Vera Yard',
  deliveryEmail: 'vera@mail.example',
});

it.each(['', 'Lola Looksmith'])('books another for the same customer, named %p', (customerFullName) => {
  expect(startLike(order, { customerFullName, customerEmail: '' })).toMatchObject({
    customerFullName: 'Lola Looksmith',
    customerEmail: 'lola@mail.example',
    pickupEmail: 'lola@mail.example',
    deliveryContactName: 'Vera Yard',
  });
});

it('takes the address that the new quote has', () => {
  expect(startLike(order, { ...order, customerEmail: 'new@mail.example' })).toMatchObject({
    customerEmail: 'new@mail.example',
  });
});

it('begins with what the booking form knows, and nothing else', () => {
  const form = initialValues(aStaffQuote(), { level: 3, transportType: 'OPEN' });
  expect(Object.keys(startLike(order, order)).filter((name) => !(name in form))).toEqual([]);
});

it('leaves the customer out where the quote names another, and keeps the places', () => {
  const start = startLike(order, { customerFullName: 'Lucía Miranda', customerEmail: '' });
  const left = [
    'customerFullName',
    'customerEmail',
    'customerPrimaryPhone',
    'pickupContactName',
    'pickupEmail',
  ];
  expect(left.filter((name) => name in start)).toEqual([]);
  expect(start).toMatchObject({ pickupAddress: order.pickupAddress, deliveryContactName: 'Vera Yard' });
});

describe('the service level of another like it', () => {
  const ofFive = anOrder({ uniqueId: 10414, serviceLevel: 5 });

  it('is that of the order, unless the address names one', () => {
    expect(searchLike(ofFive, new URLSearchParams('like=1')).get('level')).toBe('5');
    expect(searchLike(ofFive, new URLSearchParams('like=1&level=3')).get('level')).toBe('3');
    expect(levelLost(ofFive, aStaffQuote())).toBeNull();
  });

  it('is said to be lost where white glove has no such choice', () => {
    expect(levelLost(ofFive, aStaffQuote({ transportType: 'WHITEGLOVE' }))).toBe(
      'Order #10414 is picked up within 5 business days; white glove is always within 1 business day.',
    );
  });
});
