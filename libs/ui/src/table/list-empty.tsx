import { Button } from '../actions/button';
import { EmptyState, type EmptyStateProps } from '../query/query-state';
import type { ListState } from './list-state';

export interface ListEmptyProps {
  /** The rows, as a word: "quotes". */
  what: string;
  state: Pick<ListState, 'search' | 'isFiltered' | 'reset'>;
  /** What else to search for: "another name". */
  hint?: string | undefined;
  /** Shown when there is nothing at all. */
  none: EmptyStateProps;
}

/** An empty list: either nothing matches, and what is set can be cleared, or nothing is there yet. */
export function ListEmpty({ what, state, hint = 'something else', none }: ListEmptyProps) {
  const { search, isFiltered, reset } = state;
  if (search === '' && !isFiltered) return <EmptyState {...none} />;
  return (
    <EmptyState
      title={`No ${what} match`}
      text={
        search === ''
          ? 'Change the filters, or clear them.'
          : `Search for ${hint}${isFiltered ? ', or clear the filters' : ''}.`
      }
      action={<Button onClick={reset}>{clearLabel(state)}</Button>}
    />
  );
}

function clearLabel({ search, isFiltered }: ListEmptyProps['state']): string {
  if (search === '') return 'Clear filters';
  return isFiltered ? 'Clear search and filters' : 'Clear search';
}
