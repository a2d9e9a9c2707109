import type { orderTerms } from '@overland/contracts';

// As in ../public-quote/endpoints.ts: rows of the contract table without schemas. A spec keeps them equal.

export const readTerms = { method: 'GET', path: '/terms', access: 'public' } as typeof orderTerms.current;

export const acceptTerms = {
  method: 'POST',
  path: '/order/terms',
  access: 'public',
} as typeof orderTerms.accept;

export const mailTermsLink = {
  method: 'POST',
  path: '/terms/:orderId/:uniqueId/link',
  access: 'public',
} as typeof orderTerms.mailLink;

export const printTerms = {
  method: 'GET',
  path: '/terms/:orderId/:uniqueId/pdf',
  access: 'public',
} as typeof orderTerms.pdf;
