import type { orders, quotes } from '@overland/contracts';

// As in ../public-quote/endpoints.ts: rows of the contract table without schemas. A spec keeps them equal.

export const bookPublic = {
  method: 'POST',
  path: '/order/public',
  access: 'public',
  idempotent: true,
} as typeof orders.bookPublic;

export const todaysPrice = {
  method: 'GET',
  path: '/quote/public/:quoteId/price',
  access: 'public',
} as typeof quotes.todaysPrice;

export const placeOfZip = {
  method: 'GET',
  path: '/quote/public/:quoteId/zip',
  access: 'public',
} as typeof quotes.placeOfZip;
