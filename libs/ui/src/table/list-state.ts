import { useSearchParams, viewAsParameter } from '@overland/web';
import { useMemo } from 'react';
import type { Sort } from './types';

export type Filters = Readonly<Record<string, readonly string[]>>;

export interface ListDefaults {
  sort: Sort;
  filters?: Filters;
}

export interface ListState {
  search: string;
  sort: Sort;
  /** The chosen values by filter; days are a preset's name or `[from, to]`, see `filteredDays`. */
  filters: Filters;
  setSearch: (search: string) => void;
  setSort: (sort: Sort) => void;
  /** `[]` clears it. */
  setFilter: (key: string, values: readonly string[]) => void;
  reset: () => void;
  /** Is anything filtered otherwise than by default? */
  isFiltered: boolean;
}

/** Columns that are not shown, see `useColumns`. */
export const hiddenParameter = 'hide';
const own = new Set(['q', 'sort', hiddenParameter, viewAsParameter]);

/**
 * Search, sort and filters of a list, kept in the URL so that a link and the back button bring them back:
 * `?q=bell&sort=-createdAt&status=Saved&status=Booked`. A default filter that was cleared is `status=`.
 */
export function useListState({ sort: defaultSort, filters: defaultFilters = {} }: ListDefaults): ListState {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const search = params.get('q') ?? '';
  const { key: defaultKey, order: defaultOrder } = defaultSort;
  const sort = useMemo(
    () => readSort(new URLSearchParams(address).get('sort'), { key: defaultKey, order: defaultOrder }),
    [address, defaultKey, defaultOrder],
  );
  const defaultsText = JSON.stringify(defaultFilters);
  const filters = useMemo(
    () => readFilters(new URLSearchParams(address), JSON.parse(defaultsText)),
    [address, defaultsText],
  );

  const change = (edit: (next: URLSearchParams) => void) => {
    // The address of now, not that of the last rendering: of two changes at once the second would undo the first.
    const next = new URLSearchParams(location.search);
    edit(next);
    setParams(next, { replace: true });
  };
  return {
    search,
    sort,
    filters,
    setSearch: (text) => change((next) => (text === '' ? next.delete('q') : next.set('q', text))),
    setSort: ({ key, order }) => change((next) => next.set('sort', `${order === -1 ? '-' : ''}${key}`)),
    setFilter: (key, values) =>
      change((next) => {
        next.delete(key);
        for (const value of values) next.append(key, value);
        if (values.length === 0 && defaultFilters[key]) next.append(key, '');
      }),
    reset: () =>
      change((next) => {
        for (const key of [...next.keys()]) if (key !== viewAsParameter) next.delete(key);
      }),
    isFiltered: JSON.stringify(filters) !== defaultsText,
  };
}

/** `-createdAt` is descending. */
export function readSort(text: string | null, fallback: Sort): Sort {
  if (text === null || text === '' || text === '-') return fallback;
  return text.startsWith('-') ? { key: text.slice(1), order: -1 } : { key: text, order: 1 };
}

export function readFilters(params: URLSearchParams, defaults: Filters): Filters {
  const filters: Record<string, readonly string[]> = { ...defaults };
  for (const key of new Set(params.keys())) {
    if (own.has(key)) continue;
    const values = params.getAll(key);
    if (values.every((value) => value === '')) delete filters[key];
    else filters[key] = values;
  }
  return filters;
}
