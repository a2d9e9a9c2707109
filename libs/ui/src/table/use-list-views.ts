import type { ViewedList } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { useApiQuery, viewAsParameter } from '@overland/web';

const fiveMinutes = 300_000;

export const useListViews = (list: ViewedList, enabled = true) =>
  useApiQuery(
    calls.listViews.list,
    { query: { list } },
    { enabled, staleTime: fiveMinutes, whenUnreachable: 'There was an error getting your views' },
  );

/** What a view keeps of an address, always in one order. View As is not a part of it. */
export function viewQuery(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  kept.delete(viewAsParameter);
  kept.sort();
  return kept.toString();
}
