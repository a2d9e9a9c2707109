import { calls } from '@overland/contracts/calls';
import { t } from '@overland/i18n';
import type { ApiError, ApiQuery } from '@overland/web';

/** For a customer, unknown, mistyped and not public are the same: there is no such thing. */
export const isUnknown = (error: ApiError | null): boolean => error?.status === 404 || error?.status === 400;

export const publicQuoteQuery = (
  quoteId = '',
  settings: { refetchOnWindowFocus?: boolean } = {},
): ApiQuery<typeof calls.quotes.getPublic> => [
  calls.quotes.getPublic,
  { params: { quoteId } },
  { ...settings, whenUnreachable: t('There was an error getting this quote') },
];

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

/** The page follows the order while it is open. */
const everyMs = 30_000;

export const customerOrderQuery = (token = ''): ApiQuery<typeof calls.customerOrders.open> => [
  calls.customerOrders.open,
  { body: { token } },
  { whenUnreachable: t('There was an error getting this order'), refetchInterval: everyMs },
];

export const driverLinkQuery = (token = ''): ApiQuery<typeof calls.driverLocation.open> => [
  calls.driverLocation.open,
  { body: { token } },
  t('There was an error opening this link'),
];

export const surveyQuery = (token = ''): ApiQuery<typeof calls.customerSurveys.open> => [
  calls.customerSurveys.open,
  { body: { token } },
  t('There was an error getting this survey.'),
];
