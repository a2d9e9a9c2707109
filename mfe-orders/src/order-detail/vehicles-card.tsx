import { checkVin, type Order, type OrderVehicle, transportLabels, vehicleName } from '@overland/contracts';
import { VinConcerns } from '@overland/quote-ui/booking';
import { Chip, formatMoney, Note, PHONE, PlainList, Section, styled } from '@overland/ui';

const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(176px, 1.4fr) 120px 60px',
  gap: '2px 16px',
  alignItems: 'start',
  padding: '12px 24px',
  borderTop: '1px solid var(--line)',
  fontSize: 15,
  '& b': { fontWeight: 600 },
  '& small': { display: 'block', fontSize: 14, color: 'var(--ink-2)', overflowWrap: 'anywhere' },
  '& strong': { fontWeight: 600, textAlign: 'right', gridColumn: -2 },
  [PHONE]: {
    padding: '12px 16px',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > small': { gridRow: 3, gridColumn: '1 / -1' },
    '& > div': { gridRow: 2, gridColumn: '1 / -1' },
    '& strong': { gridRow: 1, gridColumn: 2 },
  },
});
const Vin = styled('div')({ '& > span': { fontVariantNumeric: 'tabular-nums', letterSpacing: '.03em' } });

export function VehiclesCard({ order: { vehicles, transportType } }: { order: Order }) {
  return (
    <Section
      title={vehicles.length === 1 ? 'Vehicle' : 'Vehicles'}
      aside={<Note as="span">{transportLabels[transportType]}</Note>}
      flush
    >
      <PlainList>
        {vehicles.map((vehicle) => (
          <VehicleLine key={vehicle.vin} vehicle={vehicle} />
        ))}
      </PlainList>
    </Section>
  );
}

function VehicleLine({ vehicle }: { vehicle: OrderVehicle }) {
  const { vin, pricingClass, operableBool, price } = vehicle;
  const decoded = decodedText(vehicle);
  return (
    <Line>
      <b>{vehicleName(vehicle)}</b>
      <Vin>
        <span>{vin}</span>
        {decoded !== null && <small>{decoded}</small>}
        <VinConcerns vin={vin} quoted={vehicle} />
      </Vin>
      <small>
        {pricingClass}
        {operableBool ? (
          ', operable'
        ) : (
          <>
            {' '}
            <Chip tone="amber">Not operable</Chip>
          </>
        )}
      </small>
      <strong>{formatMoney(price)}</strong>
    </Line>
  );
}

/** "Check digit correct, a 2021 Subaru"; null for a VIN of which nothing is known. Its year is one of every thirty. */
function decodedText({ vin, year }: OrderVehicle): string | null {
  const decoded = checkVin(vin);
  if (!decoded?.isRight) return null;
  const [make = 'model', ...others] = decoded.makes;
  const isSameCode = year !== null && decoded.modelYear !== null && (decoded.modelYear - year) % 30 === 0;
  const modelYear = isSameCode ? year : decoded.modelYear;
  const name = [modelYear, others.length === 0 ? make : 'model'].filter(Boolean).join(' ');
  return decoded.modelYear === null ? 'Check digit correct' : `Check digit correct, a ${name}`;
}
