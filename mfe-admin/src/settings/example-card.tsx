import type { SettingsForm } from '@overland/contracts';
import { formatMoney, Section, styled } from '@overland/ui';
import { useWatch } from '@overland/ui/forms';
import { type ExamplePrice, exampleMiles, examplePrices } from './example-prices';
import { useStored } from './stored-values';

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

/** What the changes mean, while typing: the prices of one move as they are and as they would be. */
export function ExampleCard() {
  const stored = examplePrices(useStored());
  const values = useWatch() as SettingsForm;
  return (
    <Section title={`A sedan, ${exampleMiles} miles`} note="What a company on this rate sheet pays.">
      <Table>
        <thead>
          <tr>
            <th scope="col">Pickup within</th>
            <th scope="col">Open</th>
            <th scope="col">Enclosed</th>
          </tr>
        </thead>
        <tbody>
          {examplePrices(values).map((price, at) => (
            <tr key={price.level}>
              <th scope="row">{price.name || '–'}</th>
              <Cell price={price} before={stored[at]} type="open" />
              <Cell price={price} before={stored[at]} type="enclosed" />
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}

interface CellProps {
  price: ExamplePrice;
  before: ExamplePrice | undefined;
  type: 'open' | 'enclosed';
}

function Cell({ price, before, type }: CellProps) {
  const now = price[type];
  const was = before?.[type] ?? null;
  return (
    <td>
      {now === null ? '–' : formatMoney(now)}
      {was !== null && was !== now && <s>{formatMoney(was)}</s>}
    </td>
  );
}
