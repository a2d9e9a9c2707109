import { classText, knownByVin, type OrderVehicle, vehicleName } from '@overland/contracts';
import { t } from '@overland/i18n';
import { Note, PHONE, PlainList, styled } from '@overland/ui';
import { FormSection, TextField, useFormContext, useWatch } from '@overland/ui/forms';
import { useEffect, useState } from 'react';
import { ScanVin } from './scan-vin/scan-vin';
import { tidyVin } from './tidy-vin';
import { VinConcerns } from './vin-concerns';

const Rows = styled(PlainList)({ display: 'grid', gap: 18 });
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
    // Wide enough for all 17 characters of a VIN.
    '& > :last-child': { gridColumn: '1 / -1' },
  },
});
const Name = styled('div')({
  paddingTop: 30,
  lineHeight: 1.35,
  '& b': { fontWeight: 600, display: 'block' },
  '& small': { fontSize: 14, color: 'var(--ink-2)' },
});

interface VehiclesSectionProps {
  number: number;
  /** The form's array of `vin` and `year`: `quotes` of a booking, `vehicles` of an order. */
  name: 'quotes' | 'vehicles';
  vehicles: readonly Pick<OrderVehicle, 'make' | 'model' | 'pricingClass' | 'operableBool'>[];
}

export function VehiclesSection({ number, name, vehicles }: VehiclesSectionProps) {
  return (
    <FormSection number={number} title={vehicles.length === 1 ? t('Vehicle') : t('Vehicles')}>
      <Rows>
        {vehicles.map(({ make, model, pricingClass, operableBool }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cars of one model are two rows, which never move
          <Line key={index}>
            <Name>
              <b>{vehicleName({ make, model })}</b>
              <small>
                {operableBool
                  ? t('{name}, operable', { name: classText(pricingClass) })
                  : t('{name}, not operable', { name: classText(pricingClass) })}
              </small>
            </Name>
            <TextField
              name={`${name}.${index}.year`}
              label={t('Year')}
              inputMode="numeric"
              autoComplete="off"
              tidy={(text) => text.replaceAll(/\D/g, '').slice(0, 4)}
            />
            <VinField name={`${name}.${index}`} make={make} model={model} />
          </Line>
        ))}
      </Rows>
    </FormSection>
  );
}

/** The year of a VIN that is right, where none was entered; a year that came from another VIN counts as none. */
function useYearOfVin(name: string, vin: string, year: string): boolean {
  const { getValues, setValue } = useFormContext();
  const [filled, setFilled] = useState('');
  const [seen, setSeen] = useState(vin);
  useEffect(() => {
    if (vin === seen) return;
    setSeen(vin);
    const known = knownByVin(vin, new Date().getFullYear())?.year?.toString();
    const now = getValues(`${name}.year`);
    if (known === undefined || (now !== '' && now !== filled)) return;
    setValue(`${name}.year`, known, { shouldDirty: true, shouldValidate: true });
    setFilled(known);
  }, [vin, seen, filled, name, getValues, setValue]);
  return filled !== '' && filled === year;
}

function VinField({ name, make, model }: { name: string; make: string; model: string }) {
  const { setValue } = useFormContext();
  const [vin = '', year = ''] = useWatch({ name: [`${name}.vin`, `${name}.year`] });
  const isFilled = useYearOfVin(name, vin, year);
  const quoted = { make, year: /^\d{4}$/.test(year) ? Number(year) : null };
  return (
    <div>
      <TextField name={`${name}.vin`} label="VIN" autoComplete="off" tidy={tidyVin} />
      <ScanVin
        vehicle={vehicleName({ make, model })}
        onVin={(scanned) => setValue(`${name}.vin`, scanned, { shouldDirty: true, shouldValidate: true })}
      />
      <div role="status">
        {isFilled && <Note>{t('The year {year} is from the VIN.', { year })}</Note>}
        <VinConcerns vin={vin} quoted={quoted} />
      </div>
    </div>
  );
}
