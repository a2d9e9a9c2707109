import type { orderTerms } from '@overland/contracts';
import { t } from '@overland/i18n';
import type { ApiQuery } from '@overland/web';

// As in ../public-quote/endpoints.ts: the row of the contract table without schemas.

export const openTerms = {
  method: 'POST',
  path: '/terms/:orderId/:uniqueId',
  access: 'public',
} as typeof orderTerms.openByLink;

interface TermsAddress {
  orderId?: string | undefined;
  uniqueId?: string | undefined;
  /** Of the link in an email; without it the terms are only read. */
  token?: string | null | undefined;
}

/** Nothing changes behind somebody who reads and signs: what was shown is what is accepted. */
export const orderTermsQuery = ({
  orderId = '',
  uniqueId = '',
  token,
}: TermsAddress): ApiQuery<typeof openTerms> => [
  openTerms,
  { params: { orderId, uniqueId }, body: { token: token ?? '' } },
  {
    whenUnreachable: t('There was an error getting this order'),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  },
];
