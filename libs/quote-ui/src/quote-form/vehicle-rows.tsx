import type { VehicleMake } from '@overland/contracts';
import { t } from '@overland/i18n';
import { CloseIcon, ErrorNotice, IconButton, messageOf, PHONE, PlainOrderedList, styled } from '@overland/ui';
import { ComboField, InfoTip, leaveRow, useFormContext, useWatch, YesNoField } from '@overland/ui/forms';
import type { ReactNode } from 'react';
import { makeOptions, modelOptions, useMakes } from './look-ups';

const operableTip = 'The vehicle can brake, roll, steer and start independently.';

const Rows = styled(PlainOrderedList)({ display: 'grid', gap: 18, '[role=alert] + &': { marginTop: 18 } });

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

export interface VehicleRowsProps {
  /** Of the form's array `vehicleQuotes`. */
  ids: readonly string[];
  onRemove: (index: number) => void;
  autoFocus?: boolean | undefined;
  /** Staff may know VIN and year: a part of each row. */
  vinLine?: ((index: number, makes: readonly VehicleMake[]) => ReactNode) | undefined;
}

/** Make, model and whether it runs, of each vehicle; all but the last one can be removed. */
export function VehicleRows({ ids, onRemove, autoFocus = false, vinLine }: VehicleRowsProps) {
  const makes = useMakes();
  return (
    <>
      <ErrorNotice onRetry={() => void makes.refetch()}>
        {makes.isError && messageOf(makes.error)}
      </ErrorNotice>
      <Rows>
        {ids.map((id, index) => (
          <VehicleRow
            key={id}
            index={index}
            makes={makes.data ?? []}
            isLoading={makes.isPending}
            autoFocus={autoFocus && index === 0}
            vinLine={vinLine?.(index, makes.data ?? [])}
            {...(ids.length > 1 && { onRemove: () => onRemove(index) })}
          />
        ))}
      </Rows>
    </>
  );
}

export const nameOf = (index: number, field: 'make' | 'model' | 'operableBool') =>
  `vehicleQuotes.${index}.${field}`;

interface VehicleRowProps {
  index: number;
  autoFocus: boolean;
  vinLine: ReactNode;
  makes: readonly VehicleMake[];
  isLoading: boolean;
  onRemove?: () => void;
}

function VehicleRow({ index, autoFocus, vinLine, makes, isLoading, onRemove }: VehicleRowProps) {
  const { getValues, setValue } = useFormContext();
  const make: string = useWatch({ name: nameOf(index, 'make') }) ?? '';
  return (
    <Line>
      <b aria-hidden="true">{index + 1}</b>
      <ComboField
        name={nameOf(index, 'make')}
        showsUnlisted
        autoFocus={autoFocus}
        label={t('Make')}
        placeholder={isLoading ? t('Loading…') : t('Select One')}
        options={makeOptions(makes)}
        noMatch={t('No match. Choose “Other” to price by class.')}
        onPick={(picked) => {
          const model = nameOf(index, 'model');
          const isOfPicked = modelOptions(makes, picked).some(({ value }) => value === getValues(model));
          // While another is typed none is picked; the model may turn out to be of that one, too.
          if (picked !== '' && picked !== make && !isOfPicked) setValue(model, '');
        }}
      />
      <ComboField
        name={nameOf(index, 'model')}
        showsUnlisted
        label={t('Model')}
        placeholder={make === '' ? t('Make first') : t('Select One')}
        options={modelOptions(makes, make)}
        noMatch={t('No match. Choose “Other” to price by class.')}
        disabled={make === ''}
      />
      <YesNoField
        name={nameOf(index, 'operableBool')}
        label={t('Operable')}
        aside={<InfoTip about={t('operable')}>{t(operableTip)}</InfoTip>}
      />
      {onRemove && (
        <IconButton
          label={t('Remove vehicle {number}', { number: index + 1 })}
          onClick={(event) => {
            leaveRow(event.currentTarget);
            onRemove();
          }}
        >
          <CloseIcon />
        </IconButton>
      )}
      {vinLine}
    </Line>
  );
}
