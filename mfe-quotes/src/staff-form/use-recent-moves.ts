import { useApiQuery, useViewAs } from '@overland/web';
import { recentMovesQuery } from '../quote-query';

const none = { routes: [], vehicles: [], customers: [] };

/** What the person quoted lately; empty while it loads or when it cannot be read: the form works without it. */
export function useRecentMoves() {
  const portalId = useViewAs((state) => state.portalId);
  const { data } = useApiQuery(...recentMovesQuery(portalId));
  return data ?? none;
}
