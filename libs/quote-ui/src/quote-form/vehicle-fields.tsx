import { maxVehicles } from '@overland/contracts';
import { t } from '@overland/i18n';
import { Button, Note, Section, styled } from '@overland/ui';
import { useFieldArray } from '@overland/ui/forms';
import type { ReactNode } from 'react';
import { emptyVehicle } from './quote-values';
import { nameOf, VehicleRows, type VehicleRowsProps } from './vehicle-rows';

const Foot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: '8px 16px',
  flexWrap: 'wrap',
  marginTop: 20,
});

interface VehicleFieldsProps extends Pick<VehicleRowsProps, 'autoFocus' | 'vinLine'> {
  shortcuts?: ReactNode;
}

/** One to three vehicles in rows: make, model, operable (docs/product/quotes.md). `shortcuts` add more beside the button. */
export function VehicleFields({ shortcuts, autoFocus = false, vinLine }: VehicleFieldsProps) {
  const { fields, append, remove } = useFieldArray({ name: 'vehicleQuotes' });
  const isFull = fields.length >= maxVehicles;
  return (
    <Section title={t('Vehicles')}>
      <VehicleRows
        ids={fields.map(({ id }) => id)}
        onRemove={remove}
        autoFocus={autoFocus}
        vinLine={vinLine}
      />
      <Foot>
        {isFull ? (
          <Note>{t('A quote takes at most {max} vehicles.', { max: maxVehicles })}</Note>
        ) : (
          <Button
            size="small"
            onClick={() => append(emptyVehicle, { focusName: nameOf(fields.length, 'make') })}
          >
            {t('Add Vehicle')}
          </Button>
        )}
        {!isFull && shortcuts}
      </Foot>
    </Section>
  );
}
