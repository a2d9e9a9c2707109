import type { customerOrders } from '@overland/contracts';
import { t } from '@overland/i18n';
import type { ApiQuery } from '@overland/web';

// As in ../public-quote/endpoints.ts: the row of the contract table without schemas. It is apart from the others, since
// the routes of every page carry it.

export const openOrder = {
  method: 'POST',
  path: '/order-status',
  access: 'public',
} as typeof customerOrders.open;

/** The page follows the order while it is open. */
const everyMs = 30_000;

export const customerOrderQuery = (token = ''): ApiQuery<typeof openOrder> => [
  openOrder,
  { body: { token } },
  { whenUnreachable: t('There was an error getting this order'), refetchInterval: everyMs },
];
