import type { ConversionReport } from '@overland/contracts';
import { formatCount, Section } from '@overland/ui';
import type { Column } from '@overland/ui/table';
import { FirstRows } from '../first-rows';
import { FlushTable } from '../flush-table';
import { ShareBar } from '../share-cells';

type FunnelRow = ConversionReport['total'] & { key: string; name: string };

interface FunnelTableProps {
  title: string;
  heading: string;
  note?: string;
  rows: readonly FunnelRow[];
}

const counted = [
  { id: 'quoted', header: 'Quoted' },
  { id: 'saved', header: 'Saved' },
  { id: 'booked', header: 'Booked' },
] as const;

const columnsUnder = (heading: string): Column<FunnelRow>[] => [
  { id: 'name', header: heading, onCard: 'title', cell: ({ name }) => name },
  ...counted.map(
    ({ id, header }): Column<FunnelRow> => ({
      id,
      header,
      align: 'right',
      width: 110,
      onCard: false,
      cell: (row) => formatCount(row[id]),
    }),
  ),
  {
    id: 'percent',
    header: 'Conversion',
    align: 'right',
    width: 190,
    onCard: 'right',
    cell: ({ percent }) => <ShareBar percent={percent} />,
  },
];

/** How many quotes were booked, by what they have in common. */
export function FunnelTable({ title, heading, note, rows }: FunnelTableProps) {
  if (rows.length === 0) return null;
  return (
    <Section flush title={title} {...(note !== undefined && { note })}>
      <FirstRows rows={rows} what="Rows">
        {(shown) => (
          <FlushTable<FunnelRow>
            label={title}
            columns={columnsUnder(heading)}
            rows={shown}
            rowId={({ key }) => key}
          />
        )}
      </FirstRows>
    </Section>
  );
}
