import type { reportSchedules } from '@overland/contracts';

// As in ../public-quote/endpoints.ts: rows of the contract table without schemas. A spec keeps them equal.

export const unsubscribe = {
  method: 'POST',
  path: '/report-schedules/unsubscribe',
  access: 'public',
} as typeof reportSchedules.unsubscribe;
