import type { orders } from '@overland/contracts';

// As in ../public-quote/endpoints.ts: the row of the contract table without schemas. A spec keeps it equal.

export const bookPublic = {
  method: 'POST',
  path: '/order/public',
  access: 'public',
  idempotent: true,
} as typeof orders.bookPublic;
