import type { changeRequests } from '@overland/contracts';

// As in ../public-quote/endpoints.ts: rows of the contract table without schemas. A spec keeps them equal.

export const pickupDays = {
  method: 'POST',
  path: '/order-status/pickup-days',
  access: 'public',
} as typeof changeRequests.days;

export const askForDay = {
  method: 'POST',
  path: '/order-status/requests/pickup-day',
  access: 'public',
} as typeof changeRequests.askForDay;

export const askToCancel = {
  method: 'POST',
  path: '/order-status/requests/cancel',
  access: 'public',
} as typeof changeRequests.askToCancel;

export const withdrawRequest = {
  method: 'POST',
  path: '/order-status/requests/withdraw',
  access: 'public',
} as typeof changeRequests.withdraw;
