import type { quotes } from '@overland/contracts';

// As in ../public-quote/endpoints.ts: rows of the contract table without schemas. A spec keeps them equal.

export const pricePublic = {
  method: 'POST',
  path: '/quote/public/price',
  access: 'public',
} as typeof quotes.pricePublic;

export const createPublic = {
  method: 'POST',
  path: '/quote/public',
  access: 'public',
  idempotent: true,
} as typeof quotes.createPublic;
