import { calls } from '@overland/contracts/calls';
import { t } from '@overland/i18n';
import type { ApiQuery } from '@overland/web';

interface TermsAddress {
  orderId?: string | undefined;
  uniqueId?: string | undefined;
  /** Of the link in an email; without it the terms are only read. */
  token?: string | null | undefined;
}

/** Never read again by itself: what was shown is what is accepted. */
export const orderTermsQuery = ({
  orderId = '',
  uniqueId = '',
  token,
}: TermsAddress): ApiQuery<typeof calls.orderTerms.openByLink> => [
  calls.orderTerms.openByLink,
  { params: { orderId, uniqueId }, body: { token: token ?? '' } },
  {
    whenUnreachable: t('There was an error getting this order'),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  },
];
