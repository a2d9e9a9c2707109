import { type PriceBreakdown, vehicleName } from '@overland/contracts';
import { formatMoney, PHONE, styled } from '@overland/ui';
import type { StepRow } from './price-steps';

const Scroll = styled('div')({ overflowX: 'auto', marginBottom: 12 });
const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 14,
  borderTop: '1px solid var(--line)',
  '& th, & td': { padding: '9px 10px', textAlign: 'right' },
  '& td': { whiteSpace: 'nowrap' },
  '& th': { fontWeight: 600 },
  '& thead th': { fontSize: 13, color: 'var(--ink-2)', verticalAlign: 'bottom' },
  '& thead th:first-of-type, & th[scope=row]': { textAlign: 'left', paddingLeft: 24 },
  '& tr > :last-child': { paddingRight: 24 },
  '& tbody tr > *': { borderTop: '1px solid var(--line)' },
  '& tr[data-kind=sum] > *': { fontWeight: 800 },
  [PHONE]: {
    '& thead th:first-of-type, & th[scope=row]': { paddingLeft: 16 },
    '& tr > :last-child': { paddingRight: 16 },
  },
});

/** The steps of every vehicle side by side. */
export function StepTable({
  rows,
  vehicles,
}: {
  rows: readonly StepRow[];
  vehicles: PriceBreakdown['vehicles'];
}) {
  return (
    <Scroll>
      <Table aria-label="The steps of the price by vehicle">
        <thead>
          <tr>
            <th scope="col">Per vehicle</th>
            {vehicles.map(({ make, model }, index) => (
              // Two cars of one model are two columns; those of a stored quote never move.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <th key={index} scope="col">
                {vehicleName({ make, model })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, amounts, kind }) => (
            <tr key={key} data-kind={kind}>
              <th scope="row">{label}</th>
              {amounts.map((amount, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the vehicles' order, as above
                <td key={index}>{amount === 0 ? '–' : formatMoney(amount)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
