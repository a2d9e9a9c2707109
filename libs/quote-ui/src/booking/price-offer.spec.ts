import { ApiError } from '@overland/web';
import { someTotals } from '../testing/a-quote';
import { priceOfferOf } from './price-offer';

const refusal = (code: 'quoteExpired' | 'conflict', details = {}) =>
  new ApiError({ code, status: 409, message: 'Here is today’s price.', details });

it('takes today’s prices from a refused booking, beside those on screen', () => {
  const now = { ...someTotals, 1: { ...someTotals[1], totalOpenTransportPortal: 990 } };
  expect(priceOfferOf(refusal('quoteExpired', { totalPricing: now }), someTotals)).toEqual({
    message: 'Here is today’s price.',
    before: someTotals,
    now,
    isRefusal: true,
  });
});

it('leaves other refusals, and ones without prices, to the form', () => {
  expect(priceOfferOf(refusal('conflict', { totalPricing: someTotals }), someTotals)).toBeNull();
  expect(priceOfferOf(refusal('quoteExpired'), someTotals)).toBeNull();
});
