import { formatMoney, styled } from '@overland/ui';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 15,
  '& th, & td': { padding: '10px 0', textAlign: 'right', verticalAlign: 'top' },
  '& th:first-of-type': { textAlign: 'left', paddingRight: 8, overflowWrap: 'anywhere' },
  '& th': { fontWeight: 600 },
  '& thead th': { fontSize: 13, color: 'var(--ink-2)', paddingTop: 0 },
  '& tbody tr > *': { borderTop: '1px solid var(--line)' },
  '& td': { fontWeight: 800, whiteSpace: 'nowrap', paddingLeft: 12 },
  '& s': { display: 'block', fontSize: 13, fontWeight: 400, color: 'var(--ink-2)' },
});

export interface ExampleCell {
  /** Whole dollars. */
  now: number | null;
  was: number | null;
}

interface ExampleTableProps {
  /** Of the prices: "Open", "Enclosed". */
  columns: readonly string[];
  rows: readonly { key: number; label: string; cells: readonly ExampleCell[] }[];
}

/** Prices of an example at each level, with what they were while something is typed. */
export function ExampleTable({ columns, rows }: ExampleTableProps) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Pickup within</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, cells }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {columns.map((column, at) => (
              <td key={column}>{cells[at] && <Price {...cells[at]} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export function Price({ now, was }: ExampleCell) {
  return (
    <>
      {now === null ? '–' : formatMoney(now)}
      {was !== null && was !== now && <s>{formatMoney(was)}</s>}
    </>
  );
}
