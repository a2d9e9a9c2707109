import { calls } from '@overland/contracts/calls';
import { t } from '@overland/i18n';
import type { ApiQuery } from '@overland/web';

/** The page follows the order while it is open. */
const everyMs = 30_000;

export const customerOrderQuery = (token = ''): ApiQuery<typeof calls.customerOrders.open> => [
  calls.customerOrders.open,
  { body: { token } },
  { whenUnreachable: t('There was an error getting this order'), refetchInterval: everyMs },
];
