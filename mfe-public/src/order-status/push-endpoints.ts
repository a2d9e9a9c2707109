import type { pushDevices } from '@overland/contracts';

// As in ../public-quote/endpoints.ts: rows of the contract table without schemas. A spec keeps them equal.

export const offerPush = {
  method: 'POST',
  path: '/order-status/push/offer',
  access: 'public',
} as typeof pushDevices.offer;

export const addDevice = {
  method: 'POST',
  path: '/order-status/push',
  access: 'public',
} as typeof pushDevices.add;

export const endDevice = {
  method: 'POST',
  path: '/order-status/push/end',
  access: 'public',
} as typeof pushDevices.end;
