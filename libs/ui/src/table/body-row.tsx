import styled from '@emotion/styled';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { Link } from '@overland/web';
import { memo, type ReactNode, type RefCallback } from 'react';
import { ChoiceBox } from './choice-box';
import type { useRowOpen } from './row-open';
import { TwoLines } from './two-lines';
import type { DataTableProps, RowSelection } from './types';

const RowLink = styled(Link)({
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
});

/** What a row is drawn from, in a table or as a card. */
export interface BodyRowProps<Row>
  extends Pick<DataTableProps<Row>, 'columns' | 'rowHref' | 'isMarked'>,
    Partial<Pick<RowSelection<Row>, 'toggle' | 'labelOf'>> {
  row: Row;
  index: number;
  isLast: boolean;
  /** Undefined where rows are not chosen. */
  isChosen: boolean | undefined;
  rowProps: ReturnType<typeof useRowOpen<Row>>;
  measure: RefCallback<HTMLElement>;
}

function PlainBodyRow<Row>(props: BodyRowProps<Row>) {
  const { row, index, isLast, columns, rowHref, rowProps, measure, isChosen, isMarked, toggle, labelOf } =
    props;
  return (
    <TableRow
      ref={measure}
      data-index={index}
      data-last={isLast || undefined}
      data-chosen={isChosen || undefined}
      data-marked={isMarked?.(row) || undefined}
      aria-rowindex={index + 2}
      {...rowProps(row)}
    >
      {isChosen !== undefined && (
        <TableCell data-choice data-stays>
          <ChoiceBox label={labelOf?.(row) ?? ''} isChosen={isChosen} onChange={() => toggle?.(row)} />
        </TableCell>
      )}
      {columns.map((column, at) => (
        <TableCell key={column.id} align={column.align} data-stays={at === 0 || undefined}>
          <Lines second={column.second?.(row)}>
            <Linked href={at === 0 ? rowHref?.(row) : undefined}>{column.cell(row)}</Linked>
          </Lines>
        </TableCell>
      ))}
    </TableRow>
  );
}

/** While one scrolls, only rows that come into view are rendered. */
export const BodyRow = memo(PlainBodyRow) as typeof PlainBodyRow;

const Lines = ({ second, children }: { second: ReactNode; children: ReactNode }) =>
  second === undefined ? children : <TwoLines second={second}>{children}</TwoLines>;

export function Linked({ href, children }: { href: string | undefined; children: ReactNode }) {
  return href === undefined ? (
    children
  ) : (
    <RowLink to={href} data-opens>
      {children}
    </RowLink>
  );
}
