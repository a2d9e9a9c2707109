import { type Order, vehicleName } from '@overland/contracts';
import { Chip, formatMoney, PHONE, Section, styled } from '@overland/ui';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 16px',
  padding: '12px 24px',
  borderTop: '1px solid var(--line)',
  fontSize: 15,
  '& b': { fontWeight: 600 },
  '& small': { fontSize: 14, color: 'var(--ink-2)', overflowWrap: 'anywhere' },
  '& span': { justifySelf: 'end' },
  '& strong': { fontWeight: 600, textAlign: 'right' },
  [PHONE]: { padding: '12px 16px' },
});

/** What is moved, with the numbers a carrier asks for. */
export function VehiclesCard({ order: { vehicles } }: { order: Order }) {
  return (
    <Section title={vehicles.length === 1 ? 'Vehicle' : 'Vehicles'} flush>
      <List>
        {vehicles.map(({ vin, pricingClass, operableBool, price, ...named }) => (
          <Line key={vin}>
            <b>{vehicleName(named)}</b>
            <strong>{formatMoney(price)}</strong>
            <small>
              VIN {vin}, {pricingClass}
            </small>
            {!operableBool && (
              <span>
                <Chip tone="amber">Not operable</Chip>
              </span>
            )}
          </Line>
        ))}
      </List>
    </Section>
  );
}
