import { type PortalPreview, type PortalTerms, TypedPortalTerms } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { keepPreviousData, useApiQuery, useSettled } from '@overland/web';

const pauseMs = 400;

/**
 * The server's prices, warnings and highest discount for the typed values. While a value cannot be priced the last
 * answer stays; saving checks it in any case.
 */
export function usePreview(values: PortalTerms | null): PortalPreview | undefined {
  const terms = TypedPortalTerms.safeParse(useSettled(values, pauseMs));
  const { data } = useApiQuery(
    calls.portalPrices.preview,
    // Not asked without terms.
    { body: terms.data as TypedPortalTerms },
    { enabled: terms.success, placeholderData: keepPreviousData, staleTime: 60_000 },
  );
  return data;
}
