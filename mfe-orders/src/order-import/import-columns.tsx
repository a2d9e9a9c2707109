import { type OrderImportRow, type OrderOffer, transportChoices } from '@overland/contracts';
import { dotted } from '@overland/contracts/format';
import {
  Chip,
  formatDays,
  formatMoney,
  levelLabel,
  PlainList,
  RouteText,
  styled,
  TextButton,
} from '@overland/ui';
import { type Column, TwoLines, Whole } from '@overland/ui/table';
import { Link } from '@overland/web';
import { linesText, vehiclesText } from './row-words';

const OrderLink = styled(Link)({ color: 'var(--blue)', fontWeight: 600 });
const Steps = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' });
const Warnings = styled(PlainList)({
  flexBasis: '100%',
  fontSize: 13,
  color: 'var(--amber-ink)',
  whiteSpace: 'normal',
});

/** Of orders that are not refused. @param onCorrect opens the fields of one; null once the list is booked */
export const importColumns = (
  onCorrect: ((row: OrderImportRow) => void) | null,
): Column<OrderImportRow>[] => [
  {
    id: 'vehicles',
    header: 'Vehicles',
    cell: (row) => (
      <Whole>
        <TwoLines second={linesText(row)}>
          <b>{vehiclesText(row)}</b>
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
  },
  { id: 'result', header: 'Result', cell: (row) => <Result row={row} onCorrect={onCorrect} /> },
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

interface ResultProps {
  row: OrderImportRow;
  onCorrect: ((row: OrderImportRow) => void) | null;
}

function Result({ row, onCorrect }: ResultProps) {
  const { line, orderId, uniqueId, offer, warnings } = row;
  if (orderId !== null) return <OrderLink to={`/order/${orderId}`}>Order #{uniqueId}</OrderLink>;
  if (!offer) return <Chip tone="grey">Waiting</Chip>;
  return (
    <Steps>
      {warnings.length > 0 ? <Chip tone="amber">Check</Chip> : <Chip tone="sign">Ready</Chip>}
      {onCorrect && (
        <TextButton aria-label={`Correct line ${line}`} onClick={() => onCorrect(row)}>
          Correct
        </TextButton>
      )}
      {warnings.length > 0 && (
        <Warnings>
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </Warnings>
      )}
    </Steps>
  );
}
