import {
  type Correction,
  type CorrectionInput,
  CorrectionValues,
  locationTypes,
  type MoveProblem,
  type OrderImport,
  type OrderImportRow,
  orderTextNames,
  orderTexts,
  paymentTypes,
  serviceLevels,
  transportChoices,
  transportTypes,
} from '@overland/contracts';
import { dayHere, earliestPickup } from '@overland/contracts/calendar';
import { calls } from '@overland/contracts/calls';
import { blockedReason } from '@overland/quote-ui/booking';
import { useMakes, VehicleRows, VinLine } from '@overland/quote-ui/quote-form';
import { Button, ErrorNotice, levelLabel, Row, SkeletonLines, Stack, styled } from '@overland/ui';
import { DayField } from '@overland/ui/dates';
import {
  EmailField,
  Form,
  PhoneField,
  SelectField,
  SubmitButton,
  TextField,
  useFieldArray,
  useFormContext,
} from '@overland/ui/forms';
import { useApiMutation } from '@overland/web';
import { useEffect } from 'react';
import { correctionOf, fieldOf, toCorrection } from './correction-values';
import { ListedPlaceField } from './place-field';
import { Suggestions } from './suggestions';

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

interface CorrectOrderProps {
  list: OrderImport;
  row: OrderImportRow;
  onSent: () => void;
  onClose: () => void;
}

/** The fields of an order in its place, each with what is wrong with it. */
export function CorrectOrder({ list, row, onSent, onClose }: CorrectOrderProps) {
  const makes = useMakes();
  const sending = useApiMutation(calls.orderImports.correct, {
    refreshes: [calls.orderImports.get, calls.orderImports.list],
    whenUnreachable:
      'There was an error sending this. What you have entered is still here; please try again.',
  });
  if (makes.isPending) return <SkeletonLines count={4} />;
  const params = { orderImportId: list._id };
  const values = correctionOf(row, list.customer, makes.data ?? []);
  return (
    <Form<CorrectionInput, Correction>
      label={`Correct line ${row.line}`}
      schema={CorrectionValues}
      defaultValues={values}
      keep={{ as: `order-import-${list._id}-${row.line}` }}
      onSubmit={(entered) =>
        sending.mutateAsync({ params, body: toCorrection(row.line, entered) }).then(onSent)
      }
    >
      <ShownProblems problems={row.problems ?? []} />
      <Fields list={list} problems={row.problems ?? []} />
      <Buttons>
        <SubmitButton busyLabel="Sending…">Check Again</SubmitButton>
        <Button onClick={onClose}>Close</Button>
      </Buttons>
    </Form>
  );
}

/** Puts each problem at its field, and the focus into the first; those of no field stand above. */
function ShownProblems({ problems }: { problems: readonly MoveProblem[] }) {
  const { setError, getValues } = useFormContext<CorrectionInput>();
  useEffect(() => {
    const vehicles = getValues('vehicleQuotes');
    const named = new Map(problems.map((problem) => [fieldOf(problem, vehicles), problem.message]));
    named.delete('');
    const names = [...named.keys()] as (keyof CorrectionInput)[];
    for (const [at, name] of names.entries()) {
      setError(name, { type: 'server', message: named.get(name) ?? '' }, { shouldFocus: at === 0 });
    }
  }, [problems, setError, getValues]);
  const others = problems.filter((problem) => fieldOf(problem, []) === '');
  return <ErrorNotice>{others.map(({ message }) => message).join(' ')}</ErrorNotice>;
}

/** Those of the order that are rarely in a list stand there only where they are wrong. */
function Fields({ list, problems }: { list: OrderImport; problems: readonly MoveProblem[] }) {
  const { portalId, locationTypeIsRequired = false } = list;
  const { fields, remove } = useFieldArray<CorrectionInput>({ name: 'vehicleQuotes' });
  const isWrong = (column: string) => problems.some((problem) => problem.column === column);
  const asksTypes =
    locationTypeIsRequired || isWrong('Pickup location type') || isWrong('Delivery location type');
  const today = dayHere(new Date());
  // Holidays are the check's to know.
  const calendar = { today, firstPickupDay: earliestPickup(today, new Set()), blockedDays: [] };
  return (
    <Stack>
      <VehicleRows
        ids={fields.map(({ id }) => id)}
        autoFocus={problems.length === 0}
        onRemove={remove}
        vinLine={(index, makes) => (
          <>
            <VinLine index={index} makes={makes} isNeeded />
            <Suggestions
              problems={problems}
              of={[`vehicleQuotes.${index}.make`, `vehicleQuotes.${index}.model`]}
            />
          </>
        )}
      />
      <Row>
        <ListedPlaceField name="pickup" label="Pickup" portalId={portalId} />
        <ListedPlaceField name="delivery" label="Delivery" portalId={portalId} />
      </Row>
      <Suggestions problems={problems} of={['pickup', 'delivery']} />
      {asksTypes && (
        <Row>
          <LocationTypeField name="pickupLocationType" label="Pickup location type" />
          <LocationTypeField name="deliveryLocationType" label="Delivery location type" />
        </Row>
      )}
      <Row>
        <DayField
          name="pickupStartDate"
          label="Pickup day"
          min={today}
          isBlocked={(day) => blockedReason(day, calendar, { mayRush: false })}
        />
        <TextField name="customerFullName" label="Customer" autoComplete="off" />
      </Row>
      <Row>
        <EmailField name="customerEmail" label="Customer email" autoComplete="off" />
        <PhoneField name="customerPrimaryPhone" label="Customer phone" autoComplete="off" />
      </Row>
      {rare
        .filter(({ label }) => isWrong(label))
        .map(({ name, label, options }) =>
          options ? (
            <SelectField key={name} name={name} label={label} placeholder="Select One" options={options} />
          ) : (
            <TextField key={name} name={name} label={label} autoComplete="off" />
          ),
        )}
    </Stack>
  );
}

const LocationTypeField = ({ name, label }: { name: keyof CorrectionInput; label: string }) => (
  <SelectField
    name={name}
    label={label}
    hint="Of a place of the address book, what it says there."
    placeholder="Select One"
    options={locationTypes.map((value) => ({ value, label: value }))}
  />
);

interface Rare {
  name: string;
  label: string;
  options?: { value: string; label: string }[];
}
const rare: readonly Rare[] = [
  {
    name: 'transportType',
    label: 'Transport',
    options: transportTypes.map((value) => ({ value, label: transportChoices[value] })),
  },
  {
    name: 'serviceLevel',
    label: 'Level',
    options: serviceLevels.map((level) => ({ value: String(level), label: levelLabel(level) })),
  },
  { name: 'paymentType', label: 'Payment', options: paymentTypes.map((value) => ({ value, label: value })) },
  ...orderTextNames.map((name) => ({ name, label: orderTexts[name].label })),
];
