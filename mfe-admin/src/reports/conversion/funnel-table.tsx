import type { ConversionReport } from '@overland/contracts';
import { formatCount, formatMoney, Section, useIsPhone } from '@overland/ui';
import type { Column } from '@overland/ui/table';
import { FirstRows } from '../first-rows';
import { FlushTable } from '../flush-table';
import { ShareBar } from '../share-cells';

type FunnelRow = ConversionReport['total'] & {
  key: string;
  name: string;
  /** The list of its quotes, where that can be narrowed so. */
  to?: string | null;
  /** What its booked quotes cost. */
  volume?: number;
};

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

const volume: Column<FunnelRow> = {
  id: 'volume',
  header: 'Volume',
  align: 'right',
  width: 120,
  cell: (row) => formatMoney(row.volume ?? 0),
};

const columnsUnder = (heading: string, showsVolume: boolean): Column<FunnelRow>[] => [
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
  ...(showsVolume ? [volume] : []),
  {
    id: 'percent',
    header: 'Conversion',
    align: 'right',
    width: 190,
    onCard: 'right',
    cell: ({ percent }) => <ShareBar percent={percent} />,
  },
];

/** A card has room for one line of them. */
const countsInWords: Column<FunnelRow> = {
  id: 'counts',
  header: 'Quotes',
  cell: (row) =>
    counted.map(({ id, header }) => `${formatCount(row[id])} ${header.toLowerCase()}`).join(', '),
};

export function FunnelTable({ title, heading, note, rows }: FunnelTableProps) {
  const isPhone = useIsPhone();
  if (rows.length === 0) return null;
  const columns = columnsUnder(
    heading,
    rows.some((row) => row.volume !== undefined),
  );
  return (
    <Section flush title={title} {...(note !== undefined && { note })}>
      <FirstRows rows={rows} what="Rows">
        {(shown) => (
          <FlushTable<FunnelRow>
            label={title}
            columns={isPhone ? [...columns, countsInWords] : columns}
            rows={shown}
            rowId={({ key }) => key}
            rowHref={({ to }) => to ?? undefined}
          />
        )}
      </FirstRows>
    </Section>
  );
}
