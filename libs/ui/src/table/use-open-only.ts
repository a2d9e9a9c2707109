import { useNavigate } from '@overland/web';
import { useEffect, useState } from 'react';
import type { ListState } from './list-state';
import type { DataTableProps } from './types';

interface Found<Row> extends Pick<DataTableProps<Row>, 'rows' | 'rowHref' | 'isPending' | 'isOld'> {
  state: Pick<ListState, 'search'>;
}

/** Enter in the search opens what is found, where that is one row. */
export function useOpenOnly<Row>({ rows, rowHref, isPending, isOld, state: { search } }: Found<Row>) {
  const navigate = useNavigate();
  const [wanted, want] = useState('');
  useEffect(() => {
    if (wanted === '' || wanted !== search || isPending || isOld) return;
    want('');
    const [only, second] = rows;
    const to = only && !second && rowHref?.(only);
    if (to) navigate(to);
  }, [wanted, search, isPending, isOld, rows, rowHref, navigate]);
  return want;
}
