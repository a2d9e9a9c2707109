import type { driverLocation } from '@overland/contracts';
import type { ApiQuery } from '@overland/web';

// As in ../public-quote/endpoints.ts: the row of the contract table without schemas. It is apart from what the page does
// with it, since the routes of every page carry it.

export const openLink = {
  method: 'POST',
  path: '/driver-location',
  access: 'public',
} as typeof driverLocation.open;

export const driverLinkQuery = (token = ''): ApiQuery<typeof openLink> => [
  openLink,
  { body: { token } },
  { whenUnreachable: 'There was an error opening this link' },
];
