import type { Place } from '@overland/contracts';
import type { RoutePlaces } from '@overland/quote-ui/quote-form';
import { forgetInTab, keepInTab, readKept } from '@overland/web';

/** Kept after the quote is made too: people come back to change something. */
export const keptMove = { as: 'instant-quote', afterSending: true };
const places = 'instant-quote-places';

export const hasKeptMove = (): boolean => readKept(keptMove.as) !== null;

/** The form has the ids of its places alone; these are shown. */
export const keptPlaces = (): Partial<RoutePlaces> => (readKept(places) ?? {}) as Partial<RoutePlaces>;

export const keepPlace = (stop: keyof RoutePlaces, place: Place | null): void =>
  keepInTab(places, { ...keptPlaces(), [stop]: place ?? undefined });

export function forgetMove(): void {
  forgetInTab(keptMove.as);
  forgetInTab(places);
}
