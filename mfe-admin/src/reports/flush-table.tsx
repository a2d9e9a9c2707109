import { styled, useIsPhone } from '@overland/ui';
import { type Column, DataTable, type DataTableProps } from '@overland/ui/table';

/** A table within a section: its edges are those of the section, its first column begins where the heading does. */
const Flush = styled('div')({
  '& > .MuiPaper-root': {
    border: 0,
    borderTop: '1px solid var(--line)',
    borderRadius: '0 0 12px 12px',
  },
  '& .MuiTableCell-root:first-of-type': { paddingLeft: 24 },
  '& .MuiTableCell-root:last-of-type': { paddingRight: 24 },
});

/** A card has no headings, so that its lines say what they are. */
const inWords = <Row,>(columns: readonly Column<Row>[]): Column<Row>[] =>
  columns.map((column) =>
    column.onCard === 'meta'
      ? {
          ...column,
          cell: (row) => (
            <>
              {column.header}: {column.cell(row)}
            </>
          ),
        }
      : column,
  );

/** The table of a section, with all of its rows. */
export function FlushTable<Row>({ columns, ...rest }: DataTableProps<Row>) {
  const isPhone = useIsPhone();
  return (
    <Flush>
      <DataTable<Row> {...rest} columns={isPhone ? inWords(columns) : columns} />
    </Flush>
  );
}
