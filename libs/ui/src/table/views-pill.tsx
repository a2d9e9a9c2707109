import type { ViewedList } from '@overland/contracts';
import { useSearchParams, viewAsParameter } from '@overland/web';
import { lazy, Suspense } from 'react';
import { SkeletonLines } from '../query/skeleton';
import { FilterPill } from './filter-pill';
import { writeHidden } from './use-columns';
import { useListViews, viewQuery } from './use-list-views';

// A form, which the first view does without.
const Panel = lazy(() => import('./views-panel').then(({ ViewsPanel }) => ({ default: ViewsPanel })));

/** The named views of a list. One is shown while the address is its own. */
export function ViewsPill({ list, hidden }: { list: ViewedList; hidden: readonly string[] }) {
  const [params] = useSearchParams();
  const views = useListViews(list, viewQuery(params) !== '');
  const shown = new URLSearchParams(params);
  writeHidden(shown, hidden);
  const query = viewQuery(shown);
  const addressOf = (of: string) => {
    const next = new URLSearchParams(of);
    const viewAs = params.get(viewAsParameter);
    if (viewAs !== null) next.set(viewAsParameter, viewAs);
    return `?${next.toString()}`;
  };
  return (
    <FilterPill label="Views" chosen={views.data?.find((view) => view.query === query)?.name ?? ''}>
      {(_, close) => (
        <Suspense fallback={<SkeletonLines count={4} />}>
          <Panel list={list} query={query} addressOf={addressOf} onPick={close} />
        </Suspense>
      )}
    </FilterPill>
  );
}
