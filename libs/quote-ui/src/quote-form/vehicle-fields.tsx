import { maxVehicles, type VehicleMake } from '@overland/contracts';
import { Button, CloseIcon, IconButton, InfoTip, Note, Notice, PHONE, Section, styled } from '@overland/ui';
import {
  ComboField,
  leaveRow,
  useFieldArray,
  useFormContext,
  useWatch,
  YesNoField,
} from '@overland/ui/forms';
import type { ReactNode } from 'react';
import { makeOptions, modelOptions, useMakes } from './look-ups';
import { emptyVehicle } from './quote-values';

export const operableTip = 'The vehicle can brake, roll, steer and start independently.';

const Rows = styled('ol')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 18 });

const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr) minmax(0, 1fr) 160px 36px',
  gap: 12,
  alignItems: 'start',
  // The field itself begins below its label.
  '& > b': { paddingTop: 37 },
  '& > button': { marginTop: 30 },
  [PHONE]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > b': { display: 'none' },
    '& > button': { marginTop: 26, justifySelf: 'end' },
  },
});

const Foot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: '8px 16px',
  flexWrap: 'wrap',
  marginTop: 20,
});

/** One to three vehicles in rows: make, model, operable (docs/product/quotes.md). `shortcuts` add more beside the button. */
export function VehicleFields({ shortcuts }: { shortcuts?: ReactNode }) {
  const makes = useMakes();
  const { fields, append, remove } = useFieldArray({ name: 'vehicleQuotes' });
  const isFull = fields.length >= maxVehicles;
  return (
    <Section title="Vehicles">
      {makes.isError && (
        <Notice tone="stop" live>
          {makes.error.message}{' '}
          <Button size="small" onClick={() => void makes.refetch()}>
            Try again
          </Button>
        </Notice>
      )}
      <Rows>
        {fields.map(({ id }, index) => (
          <VehicleRow
            key={id}
            index={index}
            makes={makes.data ?? []}
            isLoading={makes.isPending}
            {...(fields.length > 1 && { onRemove: () => remove(index) })}
          />
        ))}
      </Rows>
      <Foot>
        {isFull ? (
          <Note>A quote takes at most {maxVehicles} vehicles.</Note>
        ) : (
          <Button
            size="small"
            onClick={() => append(emptyVehicle, { focusName: nameOf(fields.length, 'make') })}
          >
            Add Vehicle
          </Button>
        )}
        {!isFull && shortcuts}
      </Foot>
    </Section>
  );
}

const nameOf = (index: number, field: 'make' | 'model' | 'operableBool') => `vehicleQuotes.${index}.${field}`;

interface VehicleRowProps {
  index: number;
  makes: readonly VehicleMake[];
  isLoading: boolean;
  /** Absent when there is only one vehicle. */
  onRemove?: () => void;
}

function VehicleRow({ index, makes, isLoading, onRemove }: VehicleRowProps) {
  const { setValue } = useFormContext();
  const make: string = useWatch({ name: nameOf(index, 'make') }) ?? '';
  return (
    <Line>
      <b aria-hidden="true">{index + 1}</b>
      <ComboField
        name={nameOf(index, 'make')}
        label="Make"
        placeholder={isLoading ? 'Loading…' : 'Select One'}
        options={makeOptions(makes)}
        noMatch="No match. Choose “Other” to price by class."
        onPick={(picked) => {
          if (picked !== make) setValue(nameOf(index, 'model'), '');
        }}
      />
      <ComboField
        name={nameOf(index, 'model')}
        label="Model"
        placeholder={make === '' ? 'Select a make first' : 'Select One'}
        options={modelOptions(makes, make)}
        noMatch="No match. Choose “Other” to price by class."
        disabled={make === ''}
      />
      <YesNoField
        name={nameOf(index, 'operableBool')}
        label="Operable"
        aside={<InfoTip about="operable">{operableTip}</InfoTip>}
      />
      {onRemove && (
        <IconButton
          label={`Remove vehicle ${index + 1}`}
          onClick={(event) => {
            leaveRow(event.currentTarget);
            onRemove();
          }}
        >
          <CloseIcon />
        </IconButton>
      )}
    </Line>
  );
}
