import { Section, useIsPhone } from '@overland/ui';
import type { Column } from '@overland/ui/table';
import { FirstRows } from './first-rows';
import { FlushTable } from './flush-table';

export interface CountsTableProps<Row> {
  title: string;
  /** Above the names. */
  heading: string;
  what: string;
  rows: readonly Row[];
}

interface CountsColumns<Row> {
  columns: readonly Column<Row>[];
  /** A card has room for one line of them. */
  inWords: Column<Row>;
}

/** What is counted by company, lane or carrier: the first rows, and the others when asked. */
export function CountsTable<Row extends { key: string; name: string }>({
  title,
  heading,
  what,
  rows,
  columns,
  inWords,
}: CountsTableProps<Row> & CountsColumns<Row>) {
  const isPhone = useIsPhone();
  const name: Column<Row> = { id: 'name', header: heading, onCard: 'title', cell: (row) => row.name };
  return (
    <Section flush title={title}>
      <FirstRows rows={rows} what={what}>
        {(shown) => (
          <FlushTable<Row>
            label={title}
            columns={[name, ...columns, ...(isPhone ? [inWords] : [])]}
            rows={shown}
            rowId={({ key }) => key}
          />
        )}
      </FirstRows>
    </Section>
  );
}
