import { orders } from '@overland/contracts';
import { bookPublic } from './endpoints';

it('calls the endpoint of the contract table, where the same booking sent twice is one', () => {
  expect(orders.bookPublic).toMatchObject(bookPublic);
  expect(bookPublic.idempotent).toBe(orders.bookPublic.idempotent);
});
