import { anOrder } from '../testing/an-order';
import { startLike } from './start-values';

const order = anOrder({
  customerFullName: 'Lola Looksmith',
  customerEmail: 'lola@mail.example',
  pickupContactName: 'Lola Looksmith',
  pickupEmail: 'lola@mail.example',
  deliveryContactName: 'Vera Yard',
  deliveryEmail: 'vera@mail.example',
});

it.each(['', 'Lola Looksmith'])('books another for the same customer, named %p', (customerFullName) => {
  expect(startLike(order, { customerFullName })).toMatchObject({
    customerFullName: 'Lola Looksmith',
    customerEmail: 'lola@mail.example',
    pickupEmail: 'lola@mail.example',
    deliveryContactName: 'Vera Yard',
  });
});

it('leaves the customer out where the quote names another, and keeps the places', () => {
  const start = startLike(order, { customerFullName: 'Lucía Miranda' });
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
