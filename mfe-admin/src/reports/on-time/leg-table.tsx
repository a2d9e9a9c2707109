import type { OnTimeCount } from '@overland/contracts';
import { Section, useIsPhone } from '@overland/ui';
import type { Column } from '@overland/ui/table';
import { FirstRows } from '../first-rows';
import { FlushTable } from '../flush-table';
import { partOf, ShareBar } from '../share-cells';

interface LegRow {
  name: string;
  pickup: OnTimeCount;
  delivery: OnTimeCount;
}

interface LegTableProps {
  title: string;
  heading: string;
  what: string;
  rows: readonly LegRow[];
}

const doneOf = ({ onTime, late, overdue }: OnTimeCount) => partOf(onTime, onTime + late + overdue);

const legs = [
  { leg: 'pickup', name: 'Pickup', counted: 'Pickups' },
  { leg: 'delivery', name: 'Delivery', counted: 'Deliveries' },
] as const;

const columnsUnder = (heading: string, isPhone: boolean): Column<LegRow>[] => [
  { id: 'name', header: heading, onCard: 'title', cell: ({ name }) => name },
  ...legs.flatMap(({ leg, name, counted }): Column<LegRow>[] => [
    {
      id: leg,
      header: `${name} on time`,
      width: 170,
      onCard: 'meta',
      cell: (row) => (
        <>
          <ShareBar percent={row[leg].percent} />
          {isPhone && ` ${doneOf(row[leg])}`}
        </>
      ),
    },
    {
      id: `${leg}Count`,
      header: counted,
      align: 'right',
      width: 110,
      onCard: false,
      cell: (row) => doneOf(row[leg]),
    },
  ]),
];

export function LegTable({ title, heading, what, rows }: LegTableProps) {
  const isPhone = useIsPhone();
  return (
    <Section flush title={title}>
      <FirstRows rows={rows} what={what}>
        {(shown) => (
          <FlushTable<LegRow>
            label={title}
            columns={columnsUnder(heading, isPhone)}
            rows={shown}
            rowId={({ name }) => name}
          />
        )}
      </FirstRows>
    </Section>
  );
}
