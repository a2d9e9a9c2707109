import { orders, quotes } from '@overland/contracts';
import { bookPublic, placeOfZip, todaysPrice } from './endpoints';

it('calls the endpoint of the contract table, where the same booking sent twice is one', () => {
  expect(orders.bookPublic).toMatchObject(bookPublic);
  expect(bookPublic.idempotent).toBe(orders.bookPublic.idempotent);
});

it('asks by the endpoints of the contract table', () => {
  expect(quotes.todaysPrice).toMatchObject(todaysPrice);
  expect(quotes.placeOfZip).toMatchObject(placeOfZip);
});
