import type { driverLocation } from '@overland/contracts';

// As in ../public-quote/endpoints.ts: rows of the contract table without schemas, since a driver opens this page on the
// road. A spec keeps them equal.

export const shareLocation = {
  method: 'POST',
  path: '/driver-location/position',
  access: 'public',
} as typeof driverLocation.share;

export const stopSharing = {
  method: 'POST',
  path: '/driver-location/stop',
  access: 'public',
} as typeof driverLocation.stop;
