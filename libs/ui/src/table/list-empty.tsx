import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { EmptyState, type EmptyStateProps } from '../query/query-state';

export interface ListEmptyProps {
  /** The rows, as a word: "quotes". */
  what: string;
  /** Of useListState: a search or filter hides rows, and how to clear it. */
  state: { isNarrowed: boolean; reset: () => void };
  /** What to try when nothing matches. */
  hint?: ReactNode;
  /** Shown when there is nothing at all. */
  none: EmptyStateProps;
}

/** An empty list: either nothing matches, and the search can be cleared, or nothing is there yet. */
export function ListEmpty({ what, state, hint, none }: ListEmptyProps) {
  if (!state.isNarrowed) return <EmptyState {...none} />;
  return (
    <EmptyState
      title={`No ${what} match`}
      text={hint ?? 'Search for something else, or clear the filters.'}
      action={<Button onClick={state.reset}>Clear search and filters</Button>}
    />
  );
}
