import { formatMoney, SmallTable, styled } from '@overland/ui';

const Amount = styled('b')({
  fontWeight: 800,
  '& s': { display: 'block', fontSize: 13, fontWeight: 400, color: 'var(--ink-2)' },
});

interface ExampleCell {
  /** Whole dollars. */
  now: number | null;
  was: number | null;
}

interface ExampleRow {
  label: string;
  cells: readonly ExampleCell[];
}

interface ExampleTableProps {
  columns: readonly string[];
  rows: readonly ExampleRow[];
}

/** Prices of an example at each level, with what they were while something is typed. */
export function ExampleTable({ columns, rows }: ExampleTableProps) {
  return (
    <SmallTable
      columns={[
        { header: 'Pickup within', cell: ({ label }: ExampleRow) => <b>{label}</b> },
        ...columns.map((header, at) => ({
          header,
          align: 'right' as const,
          cell: ({ cells }: ExampleRow) => cells[at] && <Price {...cells[at]} />,
        })),
      ]}
      rows={rows}
    />
  );
}

export function Price({ now, was }: ExampleCell) {
  return (
    <Amount>
      {now === null ? '–' : formatMoney(now)}
      {was !== null && was !== now && <s>{formatMoney(was)}</s>}
    </Amount>
  );
}
