import type { places, quotes } from '@overland/contracts';

// A customer opens this page once, often on a phone. It reads three calls and sends nothing, so their rows of the
// contract table are here without schemas: with them the first view would carry zod, 20 KB. A spec keeps them equal.

export const getPublicQuote = {
  method: 'GET',
  path: '/quote/public/:quoteId/app',
  access: 'public',
} as typeof quotes.getPublic;

export const getPublicPdf = {
  method: 'GET',
  path: '/quote/public/:quoteId/pdf',
  access: 'public',
} as typeof quotes.publicPdf;

export const getRoute = {
  method: 'GET',
  path: '/places/route',
  access: 'public',
} as typeof places.route;
