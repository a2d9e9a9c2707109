import { places, quotes } from '@overland/contracts';
import { getPublicQuote, getRoute } from './endpoints';

it('calls what the contract table says', () => {
  expect(quotes.getPublic).toMatchObject(getPublicQuote);
  expect(places.route).toMatchObject(getRoute);
});
