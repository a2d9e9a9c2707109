import { vehicleName } from '@overland/contracts';
import { PHONE, styled, WarningIcon } from '@overland/ui';
import { FormSection, TextField, useWatch } from '@overland/ui/forms';
import type { BookableQuote } from './booking-choice';
import { tidyVin, vinConcern } from './vin';

const Rows = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 18 });
const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.2fr) 120px minmax(0, 1.4fr)',
  gap: 16,
  alignItems: 'start',
  '& + &': { borderTop: '1px solid var(--line)', paddingTop: 18 },
  [PHONE]: {
    gridTemplateColumns: '104px minmax(0, 1fr)',
    gap: 12,
    '& > :first-of-type': { gridColumn: '1 / -1', paddingTop: 0 },
  },
});
const Name = styled('div')({
  paddingTop: 30,
  lineHeight: 1.35,
  '& b': { fontWeight: 600, display: 'block' },
  '& small': { fontSize: 14, color: 'var(--ink-2)' },
});
const Concern = styled('p')({
  display: 'flex',
  gap: 6,
  marginTop: 6,
  fontSize: 14,
  lineHeight: 1.4,
  color: 'var(--amber-ink)',
  '& svg': { flex: 'none', marginTop: 2 },
});

/** Year and VIN of every vehicle of the quote. */
export function VehiclesSection({ number, quote }: { number: number; quote: BookableQuote }) {
  const vehicles = quote.vehicleQuotes;
  return (
    <FormSection number={number} title={vehicles.length === 1 ? 'Vehicle' : 'Vehicles'}>
      <Rows>
        {vehicles.map(({ make, model, pricingClass, operableBool }, index) => (
          // Two cars of one model are two rows; the vehicles of a stored quote never move.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Line key={index}>
            <Name>
              <b>{vehicleName({ make, model })}</b>
              <small>
                {pricingClass}, {operableBool ? 'operable' : 'not operable'}
              </small>
            </Name>
            <TextField
              name={`quotes.${index}.year`}
              label="Year"
              inputMode="numeric"
              autoComplete="off"
              tidy={(text) => text.replaceAll(/\D/g, '').slice(0, 4)}
            />
            <VinField index={index} />
          </Line>
        ))}
      </Rows>
    </FormSection>
  );
}

/** A VIN that does not add up is doubted, not refused. */
function VinField({ index }: { index: number }) {
  const [vin = '', year = ''] = useWatch({ name: [`quotes.${index}.vin`, `quotes.${index}.year`] });
  const concern = vinConcern(vin, year);
  return (
    <div>
      <TextField name={`quotes.${index}.vin`} label="VIN" autoComplete="off" tidy={tidyVin} />
      <div role="status">
        {concern !== null && (
          <Concern>
            <WarningIcon size={16} />
            {concern}
          </Concern>
        )}
      </div>
    </div>
  );
}
