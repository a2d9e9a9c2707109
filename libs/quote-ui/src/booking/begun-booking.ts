import { keptOfPerson, readKept } from '@overland/web';
import { keptAs } from './carry-over';

/** Whether the person has typed something into the booking of a quote, in this tab. */
export const hasBegunBooking = (quote: { _id: string }): boolean =>
  readKept(keptOfPerson(keptAs(quote))) !== null;
