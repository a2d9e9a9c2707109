import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useMemo, useRef } from 'react';
import { useMediaQuery } from '../theme/use-media-query';
import { BodyRow } from './body-row';
import { AllBox } from './choice-box';
import { FixedTable } from './fixed-table';
import { HeadCell } from './head-cell';
import { SideScroll } from './side-scroll';
import { SkeletonRows } from './skeleton-rows';
import { Totals } from './totals';
import { type Column, type DataTableProps } from './types';
import { useAddedWidths } from './use-added-widths';
import { useDrawnRows } from './use-drawn-rows';

const rowHeights = { '1': 45, '2': 59 };

export function TableView<Row>(props: DataTableProps<Row>) {
  const { label, rows, rowId, isPending, selection, lines = 1 } = props;
  const columns = useShownColumns(props.columns);
  const body = useRef<HTMLTableSectionElement>(null);
  const span = columns.length + (selection ? 1 : 0);
  const { drawn, before, after } = useDrawnRows(props, { list: body, estimate: rowHeights[lines] });

  const { widthOf, minWidth } = useAddedWidths(columns);
  return (
    <SideScroll minWidth={minWidth}>
      <FixedTable style={{ minWidth }} aria-label={label} aria-rowcount={rowCountOf(props)}>
        <colgroup>
          {selection && <col style={{ width: 44 }} />}
          {columns.map((column) => (
            <col key={column.id} style={{ width: widthOf(column) }} />
          ))}
        </colgroup>
        <TableHead>
          <TableRow>
            {selection && (
              <TableCell data-choice data-stays>
                <AllBox label={label} selection={selection} count={rows.length} />
              </TableCell>
            )}
            {columns.map((column, at) => (
              <HeadCell
                key={column.id}
                column={column}
                stays={at === 0}
                sort={props.sort}
                onSort={props.onSort}
              />
            ))}
          </TableRow>
        </TableHead>
        <TableBody ref={body}>
          {isPending && <SkeletonRows columns={columns} lines={lines} hasChoice={selection !== undefined} />}
          <Spacer height={before} span={span} />
          {drawn.map((row) => (
            <BodyRow<Row>
              key={rowId(row.row)}
              {...row}
              isLast={row.index === rows.length - 1}
              columns={columns}
            />
          ))}
          <Spacer height={after} span={span} />
        </TableBody>
        {props.totals && !isPending && (
          <Totals columns={columns} totals={props.totals} hasChoice={selection !== undefined} />
        )}
      </FixedTable>
    </SideScroll>
  );
}

/** With the heading; -1 is not known. */
function rowCountOf<Row>({ rows, isPending, onLoadMore, total }: DataTableProps<Row>): number {
  const count = total ?? (onLoadMore ? undefined : rows.length);
  return isPending || count === undefined ? -1 : count + 1;
}

function Spacer({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    <TableRow data-spacer>
      <TableCell colSpan={span} style={{ height }} />
    </TableRow>
  );
}

/** The columns that a table has room for: below 1100 pixels those of low priority are left out. */
function useShownColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const isNarrow = useMediaQuery('(max-width: 1100px)');
  return useMemo(
    () => (isNarrow ? columns.filter(({ priority }) => priority !== 'low') : columns),
    [columns, isNarrow],
  );
}
