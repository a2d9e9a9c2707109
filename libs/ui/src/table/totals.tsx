import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableRow from '@mui/material/TableRow';
import type { DataTableProps } from './types';

interface TotalsProps<Row> extends Required<Pick<DataTableProps<Row>, 'columns' | 'totals'>> {
  hasChoice: boolean;
}

export function Totals<Row>({ columns, totals, hasChoice }: TotalsProps<Row>) {
  return (
    <TableFooter>
      {totals.map(({ label, values, isGrand = false }, at) => {
        const found = columns.findIndex(({ id }) => id in values);
        const before = found === -1 ? columns.length : Math.max(1, found);
        return (
          <TableRow
            key={label}
            data-edge={at === 0 || isGrand || undefined}
            data-grand={isGrand || undefined}
          >
            {hasChoice && <TableCell />}
            <TableCell colSpan={before} data-label>
              {label}
            </TableCell>
            {columns.slice(before).map(({ id, align }) => (
              <TableCell key={id} align={align}>
                {values[id]}
              </TableCell>
            ))}
          </TableRow>
        );
      })}
    </TableFooter>
  );
}
