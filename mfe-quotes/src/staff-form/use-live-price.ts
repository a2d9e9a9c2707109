import { quotes } from '@overland/contracts';
import { missingForPrice, priceable } from '@overland/quote-ui/quote-form';
import { keepPreviousData, useApiQuery, useSession, useSettled } from '@overland/web';
import type { StaffValues } from './staff-values';

const pauseMs = 300;

/** The price of what is chosen so far, asked for after a short pause in the typing. */
export function useLivePrice(values: StaffValues) {
  const choosesCompany = useSession((state) => state.role === 'MCAdmin');
  // An MCAdmin's price depends on the company that is chosen.
  const missing = missingForPrice(values, choosesCompany ? values : undefined);
  const wanted = {
    ...priceable(values),
    portalId: choosesCompany ? values.portalId || null : null,
    commission: values.commission ?? 0,
  };
  const body = useSettled(wanted, pauseMs);
  const isTyping = JSON.stringify(body) !== JSON.stringify(wanted);
  const query = useApiQuery(
    quotes.price,
    { body },
    {
      enabled: missing === null && !isTyping,
      staleTime: 60_000,
      placeholderData: keepPreviousData,
      whenUnreachable: 'The price could not be reached just now. You can still get the quote.',
    },
  );
  return {
    missing,
    price: missing === null ? query.data : undefined,
    error: isTyping ? null : query.error,
    isStale: missing === null && (isTyping || query.isPlaceholderData || query.isFetching),
  };
}
