import { type OrderImportRow, type OrderOffer, transportChoices } from '@overland/contracts';
import { dotted } from '@overland/contracts/format';
import { Chip, formatDays, formatMoney, levelLabel, PlainList, RouteText, styled } from '@overland/ui';
import { type Column, TwoLines, Whole } from '@overland/ui/table';
import { Link } from '@overland/web';

const OrderLink = styled(Link)({ color: 'var(--blue)', fontWeight: 600 });
// What was written, and what is wrong with it, is read in full.
const Reason = styled(Whole)({ color: 'var(--stop)', '& p + p': { marginTop: 4 } });
const Warnings = styled(PlainList)({
  marginTop: 4,
  fontSize: 13,
  color: 'var(--amber-ink)',
  whiteSpace: 'normal',
});

export const importColumns: Column<OrderImportRow>[] = [
  {
    id: 'vehicles',
    header: 'Vehicles',
    cell: (row) => (
      <Whole>
        <TwoLines second={linesOf(row)}>
          <b>
            {(row.offer && dotted(row.offer.vehicles)) ??
              ([row.cells.Make, row.cells.Model].filter(Boolean).join(' ') || '–')}
          </b>
        </TwoLines>
      </Whole>
    ),
    width: '26%',
    onCard: 'title',
  },
  {
    id: 'route',
    header: 'Route',
    cell: ({ cells, offer }) => (
      <Whole>
        <TwoLines second={offer && <Terms {...offer} />}>
          <RouteText
            from={offer?.pickup ?? (cells.Pickup || '–')}
            to={offer?.delivery ?? (cells.Delivery || '–')}
          />
        </TwoLines>
      </Whole>
    ),
    width: '22%',
  },
  {
    id: 'days',
    header: 'Days',
    cell: ({ cells, offer }) =>
      offer ? (
        <TwoLines
          second={`Delivery ${formatDays(offer.deliveryDays)}`}
        >{`Pickup ${formatDays(offer.pickupDays)}`}</TwoLines>
      ) : (
        cells['Pickup day'] || '–'
      ),
    width: 190,
    priority: 'low',
  },
  { id: 'result', header: 'Result', cell: (row) => <Result row={row} /> },
  {
    id: 'price',
    header: 'Price',
    cell: ({ offer }) => offer && <b>{formatMoney(offer.price)}</b>,
    align: 'right',
    width: 92,
    onCard: 'right',
  },
];

/** What else is booked: "808 mi · Open, within 1 business day, COD", and for whom. */
function Terms({ miles, customerEmail, transportType, serviceLevel, paymentType }: OrderOffer) {
  const terms = [
    transportType && transportChoices[transportType],
    serviceLevel && `within ${levelLabel(serviceLevel)}`,
    paymentType,
  ];
  return (
    <>
      {dotted([`${miles.toLocaleString('en-US')} mi`, terms.filter(Boolean).join(', ')])}
      <br />
      {customerEmail}
    </>
  );
}

/** "Lines 3, 4: 1FTFW1ET9DFC10312, 2HGFC2F56KH512345" */
function linesOf({ line, cells, more }: OrderImportRow): string {
  const lines = [{ line, cells }, ...more];
  const vins = lines.map((each) => each.cells.VIN ?? '').filter(Boolean);
  const numbers = `${more.length > 0 ? 'Lines' : 'Line'} ${lines.map((each) => each.line).join(', ')}`;
  return vins.length > 0 ? `${numbers}: ${vins.join(', ')}` : numbers;
}

function Result({ row: { status, message, orderId, uniqueId, offer, warnings } }: { row: OrderImportRow }) {
  if (status === 'failed') {
    return (
      <Reason>
        {message?.split('\n').map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </Reason>
    );
  }
  if (orderId !== null) return <OrderLink to={`/order/${orderId}`}>Order #{uniqueId}</OrderLink>;
  if (!offer) return <Chip tone="grey">Waiting</Chip>;
  return (
    <>
      <Chip tone="sign">Ready</Chip>
      {warnings.length > 0 && (
        <Warnings>
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </Warnings>
      )}
    </>
  );
}
