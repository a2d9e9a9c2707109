import { places, quotes } from '@overland/contracts';
import { getPublicPdf, getPublicQuote, getRoute } from './endpoints';

it('calls the endpoints of the contract table', () => {
  expect(quotes.getPublic).toMatchObject(getPublicQuote);
  expect(quotes.publicPdf).toMatchObject(getPublicPdf);
  expect(places.route).toMatchObject(getRoute);
});
