import styled from '@emotion/styled';
import { PlainSelect } from '../actions/plain-select';
import { AllBox } from './choice-box';
import { sortsOf } from './sorts-of';
import type { DataTableProps, Sort } from './types';

const HeadLine = styled('div')({
  display: 'flex',
  alignItems: 'center',
  padding: '8px 16px',
  borderBottom: '1px solid var(--line)',
  '& > label:first-of-type:not(:last-child)': { margin: '-8px 0 -8px -14px' },
});
const SortLine = styled('label')({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: 14,
  color: 'var(--ink-2)',
  '& > div': { flex: 1, minWidth: 0, fontWeight: 600, color: 'var(--ink)' },
  '& select.MuiNativeSelect-select': { minHeight: 32, paddingLeft: 4 },
});

/** Cards have no headings to choose all by, and to sort by. */
export function CardHead<Row>({ label, columns, rows, sort, onSort, selection }: DataTableProps<Row>) {
  const sorts = columns.flatMap((column) => sortsOf(column));
  const isSorted = onSort !== undefined && sorts.length > 0;
  if (!isSorted && !selection) return null;
  const pick = (value: string) => {
    const [key = '', order] = value.split(' ');
    const next: Sort = { key, order: order === '1' ? 1 : -1 };
    onSort?.(next);
  };
  return (
    <HeadLine>
      {selection && <AllBox label={label} selection={selection} count={rows.length} />}
      {isSorted && (
        <SortLine>
          Sort by
          <PlainSelect
            value={sort ? `${sort.key} ${sort.order}` : ''}
            onChange={pick}
            options={sorts.flatMap(({ header, sortKey }) => [
              { value: `${sortKey} 1`, label: `${header} ↑` },
              { value: `${sortKey} -1`, label: `${header} ↓` },
            ])}
          />
        </SortLine>
      )}
    </HeadLine>
  );
}
