import { type Quote, transportChoices } from '@overland/contracts';
import {
  Card,
  ChevronIcon,
  formatMoney,
  levelLabel,
  Note,
  PHONE,
  PriceBreakdown,
  type PriceChoice,
  styled,
} from '@overland/ui';
import { breakdownRows, type PriceParts, priceParts } from './price-parts';

const Fold = styled('details')({
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    gap: '4px 16px',
    flexWrap: 'wrap',
    padding: '18px 24px',
    borderRadius: 12,
    listStyle: 'none',
    cursor: 'pointer',
    [PHONE]: { padding: '16px' },
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary svg': { marginLeft: 'auto', color: 'var(--ink-2)', transition: 'transform 120ms' },
  '&[open] summary svg': { transform: 'rotate(180deg)' },
  '& h2': { fontSize: 16, fontWeight: 800, lineHeight: 1.4 },
});

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 14,
  borderTop: '1px solid var(--line)',
  '& th, & td': { padding: '9px 10px', textAlign: 'right' },
  '& th': { fontWeight: 600 },
  '& thead th': { fontSize: 13, color: 'var(--ink-2)', verticalAlign: 'bottom' },
  '& thead th:first-of-type, & th[scope=row]': { textAlign: 'left', paddingLeft: 24 },
  '& tr > :last-child': { paddingRight: 24 },
  '& tbody td:last-child': { fontWeight: 800 },
  '& tbody tr > *': { borderTop: '1px solid var(--line)' },
  [PHONE]: {
    '& thead th:first-of-type, & th[scope=row]': { paddingLeft: 16 },
    '& tr > :last-child': { paddingRight: 16 },
  },
});
const Scroll = styled('div')({ overflowX: 'auto' });

/** For the staff: what the provider charges, what the company and the seller add, what is taken off. */
export function HowPriceIsMade({ quote, choice }: { quote: Quote; choice: PriceChoice }) {
  const parts = priceParts(quote, choice);
  return (
    <Card padded={false} as="section" aria-label="How this price is made">
      <Fold>
        <summary>
          <h2>How this price is made</h2>
          <Note>
            {transportChoices[choice.transportType]}, {levelLabel(choice.level)}
            {parts.length > 1 && `, ${parts.length === 2 ? 'both' : 'all'} vehicles`}
          </Note>
          <ChevronIcon />
        </summary>
        <PriceBreakdown rows={breakdownRows(quote, choice)} />
        {parts.length > 1 && <ByVehicle parts={parts} />}
      </Fold>
    </Card>
  );
}

function ByVehicle({ parts }: { parts: readonly PriceParts[] }) {
  return (
    <Scroll>
      <Table aria-label="The parts of the price by vehicle">
        <thead>
          <tr>
            <th scope="col">Per vehicle</th>
            <th scope="col">Provider rate</th>
            <th scope="col">Company tariff</th>
            <th scope="col">Commission</th>
            <th scope="col">Discount</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part, index) => (
            // Two cars of one model are two rows; rows of a stored quote never move.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <tr key={index}>
              <th scope="row">{part.name}</th>
              <td>{formatMoney(part.providerRate)}</td>
              <td>{formatMoney(part.tariff)}</td>
              <td>{formatMoney(part.commission)}</td>
              <td>{formatMoney(-part.discount)}</td>
              <td>{formatMoney(part.price)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
