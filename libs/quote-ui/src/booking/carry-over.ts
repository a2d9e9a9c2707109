import { keepForm } from '@overland/ui/forms';
import { forgetInTab } from '@overland/web';
import type { BookableQuote, BookingChoice } from './booking-choice';
import { type BookingValues, initialValues, type Stop } from './booking-values';

/** What a customer typed into the booking of a quote is kept under this name. */
export const keptAs = ({ _id }: Pick<BookableQuote, '_id'>): string => `booking-${_id}`;

/** Takes what was typed into one booking along to that of another quote: the same vehicles, another route. */
export function carryOver(
  values: BookingValues,
  { from, to, choice }: { from: BookableQuote; to: BookableQuote; choice: BookingChoice },
): void {
  const route = { ...placeOf('pickup', values, to), ...placeOf('delivery', values, to) };
  keepForm(keptAs(to), { began: { ...initialValues(to, choice) }, values: { ...values, ...route } });
  forgetInTab(keptAs(from));
}

/** A quote by city has no ZIP code: there the typed one stays. */
const placeOf = (stop: Stop, values: BookingValues, { [stop]: place }: BookableQuote) => ({
  [`${stop}City`]: place.city,
  [`${stop}State`]: place.state,
  [`${stop}Zip`]: place.zip || values[`${stop}Zip`],
});
