import type { Address } from '@overland/contracts';
import { keepInTab, keptOfPerson, readKept } from '@overland/web';
import type { Stop } from './booking-values';

export type ChosenAddresses = Partial<Record<Stop, Address>>;

const keptAs = (quoteId: string) => keptOfPerson(`addresses-${quoteId}`);

/** The places of the address book that a quote was made with: its booking begins with them. */
export const keepChosenAddresses = (quoteId: string, chosen: ChosenAddresses): void =>
  keepInTab(keptAs(quoteId), chosen);

/** As it was kept, which may have been by another version. */
export const readChosenAddresses = (quoteId: string): unknown => readKept(keptAs(quoteId));
