import { maxVehicles, type VehicleMake } from '@overland/contracts';
import { t } from '@overland/i18n';
import {
  Button,
  CloseIcon,
  ErrorNotice,
  IconButton,
  messageOf,
  Note,
  PHONE,
  PlainOrderedList,
  Section,
  styled,
} from '@overland/ui';
import {
  ComboField,
  InfoTip,
  leaveRow,
  useFieldArray,
  useFormContext,
  useWatch,
  YesNoField,
} from '@overland/ui/forms';
import type { ReactNode } from 'react';
import { makeOptions, modelOptions, useMakes } from './look-ups';
import { emptyVehicle } from './quote-values';

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

const Foot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: '8px 16px',
  flexWrap: 'wrap',
  marginTop: 20,
});

interface VehicleFieldsProps {
  shortcuts?: ReactNode;
  autoFocus?: boolean | undefined;
  /** Staff may know VIN and year: a part of each row. */
  vinLine?: (index: number, makes: readonly VehicleMake[]) => ReactNode;
}

/** One to three vehicles in rows: make, model, operable (docs/product/quotes.md). `shortcuts` add more beside the button. */
export function VehicleFields({ shortcuts, autoFocus = false, vinLine }: VehicleFieldsProps) {
  const makes = useMakes();
  const { fields, append, remove } = useFieldArray({ name: 'vehicleQuotes' });
  const isFull = fields.length >= maxVehicles;
  return (
    <Section title={t('Vehicles')}>
      <ErrorNotice onRetry={() => void makes.refetch()}>
        {makes.isError && messageOf(makes.error)}
      </ErrorNotice>
      <Rows>
        {fields.map(({ id }, index) => (
          <VehicleRow
            key={id}
            index={index}
            makes={makes.data ?? []}
            isLoading={makes.isPending}
            autoFocus={autoFocus && index === 0}
            vinLine={vinLine?.(index, makes.data ?? [])}
            {...(fields.length > 1 && { onRemove: () => remove(index) })}
          />
        ))}
      </Rows>
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

const nameOf = (index: number, field: 'make' | 'model' | 'operableBool') => `vehicleQuotes.${index}.${field}`;

interface VehicleRowProps {
  index: number;
  autoFocus: boolean;
  vinLine: ReactNode;
  makes: readonly VehicleMake[];
  isLoading: boolean;
  onRemove?: () => void;
}

function VehicleRow({ index, autoFocus, vinLine, makes, isLoading, onRemove }: VehicleRowProps) {
  const { setValue } = useFormContext();
  const make: string = useWatch({ name: nameOf(index, 'make') }) ?? '';
  return (
    <Line>
      <b aria-hidden="true">{index + 1}</b>
      <ComboField
        name={nameOf(index, 'make')}
        autoFocus={autoFocus}
        label={t('Make')}
        placeholder={isLoading ? t('Loading…') : t('Select One')}
        options={makeOptions(makes)}
        noMatch={t('No match. Choose “Other” to price by class.')}
        onPick={(picked) => {
          if (picked !== make) setValue(nameOf(index, 'model'), '');
        }}
      />
      <ComboField
        name={nameOf(index, 'model')}
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
