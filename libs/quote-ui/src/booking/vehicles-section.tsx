import { classText, type OrderVehicle, vehicleName } from '@overland/contracts';
import { t } from '@overland/i18n';
import { PHONE, PlainList, styled } from '@overland/ui';
import { FormSection, TextField, useFormContext, useWatch } from '@overland/ui/forms';
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

function VinField({ name, make, model }: { name: string; make: string; model: string }) {
  const { setValue } = useFormContext();
  const [vin = '', year = ''] = useWatch({ name: [`${name}.vin`, `${name}.year`] });
  const quoted = { make, year: /^\d{4}$/.test(year) ? Number(year) : null };
  return (
    <div>
      <TextField name={`${name}.vin`} label="VIN" autoComplete="off" tidy={tidyVin} />
      <ScanVin
        vehicle={vehicleName({ make, model })}
        onVin={(scanned) => setValue(`${name}.vin`, scanned, { shouldDirty: true, shouldValidate: true })}
      />
      <div role="status">
        <VinConcerns vin={vin} quoted={quoted} />
      </div>
    </div>
  );
}
