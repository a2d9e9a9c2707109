import type { Filters, ListState } from '@overland/ui/table';
import { useState } from 'react';

/** Search and classes of the list; in the page's own memory, as the address names the part of the page. */
export function useModelFilter(): ListState {
  const [search, setSearch] = useState('');
  const [filters, setFilters] = useState<Filters>({});
  return {
    search,
    filters,
    sort: { key: 'make', order: 1 },
    setSearch,
    setSort: () => undefined,
    setFilter: (key, values) => setFilters((now) => ({ ...now, [key]: values })),
    reset: () => {
      setSearch('');
      setFilters({});
    },
    isNarrowed: search !== '' || Object.values(filters).some((values) => values.length > 0),
  };
}
