import type { orderTerms } from '@overland/contracts';
import { t } from '@overland/i18n';
import type { ApiQuery } from '@overland/web';

// As in ../public-quote/endpoints.ts: the row of the contract table without schemas.

export const openTerms = {
  method: 'GET',
  path: '/terms/:orderId/:uniqueId',
  access: 'public',
} as typeof orderTerms.open;

/** Nothing changes behind somebody who reads and signs: what was shown is what is accepted. */
export const orderTermsQuery = (orderId = '', uniqueId = ''): ApiQuery<typeof openTerms> => [
  openTerms,
  { params: { orderId, uniqueId } },
  {
    whenUnreachable: t('There was an error getting this order'),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  },
];
