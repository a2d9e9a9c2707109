import { type Quote, transportChoices } from '@overland/contracts';
import { formatMoney } from '@overland/ui';
import { type StaffValues, storedValues } from '../staff-form/staff-values';

/** A field that somebody else changed while the form was open. */
export interface Conflict {
  name: keyof StaffValues;
  label: string;
  theirs: StaffValues[keyof StaffValues];
  /** Theirs in words. */
  words: string;
  /** Untouched in this form: their value was taken over. */
  isTaken: boolean;
}

/** What a quote says in its form, by the fields as people name them. */
const fields: Record<keyof StaffValues, readonly [label: string, words: (quote: Quote) => string]> = {
  pickup: ['Pickup', ({ pickup }) => pickup.text],
  delivery: ['Delivery', ({ delivery }) => delivery.text],
  portalId: ['Company', ({ companyName }) => companyName],
  customerFullName: ['Customer full name', ({ customerFullName }) => customerFullName || 'nothing'],
  transportType: ['Transport type', ({ transportType }) => transportChoices[transportType]],
  vehicleQuotes: ['Vehicles', ({ vehicleQuotes }) => vehicleQuotes.map(vehicleWords).join(', ')],
  commission: ['Commission per vehicle', ({ commission }) => formatMoney(commission)],
};

const vehicleWords = ({ make, model, operableBool }: Quote['vehicleQuotes'][number]) =>
  `${make} ${model}${operableBool ? '' : ' (not operable)'}`;

interface Versions {
  opened: Quote;
  typed: StaffValues;
  stored: Quote;
}

/** The fields in which the stored quote differs from the one that was opened, unless the form says the same. */
export function conflictsOf({ opened, typed, stored }: Versions): Conflict[] {
  const [before, theirs] = [storedValues(opened), storedValues(stored)];
  return (Object.keys(fields) as (keyof StaffValues)[])
    .filter((name) => !isSame(theirs[name], before[name]) && !isSame(theirs[name], typed[name]))
    .map((name) => {
      const [label, words] = fields[name];
      const isTaken = isSame(typed[name], before[name]);
      return { name, label, theirs: theirs[name], words: words(stored), isTaken };
    });
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
