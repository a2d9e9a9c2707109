import { quotes } from '@overland/contracts';
import { useApiQuery, useViewAs } from '@overland/web';

const none = { routes: [], vehicles: [], customers: [] };

/** What the person quoted lately; nothing while it loads or where it cannot be read, as the form works without it. */
export function useRecentMoves() {
  const portalId = useViewAs((state) => state.portalId);
  const { data } = useApiQuery(quotes.recent, { query: portalId ? { portalId } : {} }, { staleTime: 60_000 });
  return data ?? none;
}
