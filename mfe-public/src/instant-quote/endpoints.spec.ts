import { quotes } from '@overland/contracts';
import { createPublic, pricePublic } from './endpoints';

it('calls the endpoints of the contract table', () => {
  expect(quotes.pricePublic).toMatchObject(pricePublic);
  expect(quotes.createPublic).toMatchObject(createPublic);
});

it('sends the same quote twice as one', () => {
  expect(createPublic.idempotent).toBe(quotes.createPublic.idempotent);
});
