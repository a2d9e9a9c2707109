import type { QuoteStatus } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { useApiQuery, useSettled, useViewAs } from '@overland/web';

const typingMs = 250;
const staleTime = 30_000;
/** More than the palette shows: `withNumberFirst` picks from them. */
const limit = 20;
/** As the list of quotes opens. */
const status: QuoteStatus[] = ['Unsaved', 'Saved', 'Booked'];

const canBeSearched = (text: string) => text.length >= 2 || (text !== '' && Number.isInteger(Number(text)));

/** Orders and quotes of the portal viewed as, searched as their lists are, once the typing pauses. */
export function useFound(text: string) {
  const portalId = useViewAs((state) => state.portalId);
  const typed = text.trim();
  const searchText = useSettled(typed, typingMs);
  const enabled = canBeSearched(searchText);
  const settings = { enabled, staleTime };
  const foundOrders = useApiQuery(
    calls.orders.list,
    { body: { searchText, limit, portalId } },
    { ...settings, whenUnreachable: 'There was an error getting orders' },
  );
  const foundQuotes = useApiQuery(
    calls.quotes.list,
    { body: { searchText, limit, portalId, status } },
    { ...settings, whenUnreachable: 'There was an error getting quotes' },
  );
  return {
    searchText,
    orders: foundOrders,
    quotes: foundQuotes,
    isSearching:
      (canBeSearched(typed) && typed !== searchText) ||
      (enabled && (foundOrders.isPending || foundQuotes.isPending)),
  };
}
