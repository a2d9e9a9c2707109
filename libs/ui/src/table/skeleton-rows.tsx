import styled from '@emotion/styled';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { Skeleton } from '../query/skeleton';
import type { DataTableProps } from './types';

const skeletonRows = 12;

const Bar = styled('div')({
  display: 'grid',
  alignContent: 'center',
  height: 26,
  '&[data-lines="2"]': { height: 40 },
  '&[data-align=right]': { justifyItems: 'end' },
});

interface SkeletonRowsProps<Row> extends Required<Pick<DataTableProps<Row>, 'columns' | 'lines'>> {
  hasChoice: boolean;
}

export function SkeletonRows<Row>({ columns, lines, hasChoice }: SkeletonRowsProps<Row>) {
  return Array.from({ length: skeletonRows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the grey rows are all alike
    <TableRow key={row} aria-hidden="true" data-last={row === skeletonRows - 1 || undefined}>
      {hasChoice && <TableCell />}
      {columns.map(({ id, align }, at) => (
        <TableCell key={id} align={align}>
          <Bar data-align={align} data-lines={lines}>
            <Skeleton width={`${50 + ((row * 7 + at * 13) % 40)}%`} height={12} />
          </Bar>
        </TableCell>
      ))}
    </TableRow>
  ));
}
