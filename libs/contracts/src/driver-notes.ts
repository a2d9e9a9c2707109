import type { Address } from './address.js';

/** What a driver reads of a place of the address book. */
export function driverNotes({
  hours,
  gate,
  trucks,
  notes,
}: Pick<Address, 'hours' | 'gate' | 'trucks' | 'notes'>): string {
  const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
  return [
    hours && sentence(`Hours: ${hours}`),
    gate && sentence(`Gate: ${gate}`),
    trucks === 'small' && 'Small trucks only.',
    notes,
  ]
    .filter(Boolean)
    .join(' ');
}
