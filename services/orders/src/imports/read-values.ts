import {
  type LocationType,
  locationTypes,
  messages,
  type PaymentType,
  type ServiceLevel,
  serviceLevels,
} from '@overland/contracts';
import { plainText, RowRefusal } from '@overland/service-kit';
import type { Cells } from './read-list.js';

export const vinOf = (cells: Cells): string => (cells.VIN ?? '').toUpperCase().replaceAll(' ', '');

export function required(text = ''): string {
  if (text === '') throw new RowRefusal(messages.required);
  return text;
}

export function levelOf(text: string): ServiceLevel {
  if (text === '') return 1;
  const found = serviceLevels.find((level) => String(level) === text);
  if (found) return found;
  throw new RowRefusal(
    `“${text}” is not one of ${serviceLevels.join(', ')}: the business days within which it is picked up.`,
  );
}

const locationTypeWords = 'Residence, Warehouse or Other';
export const locationTypeMissing = `Please choose ${locationTypeWords}: this company requires it.`;

export function locationTypeOf(text: string): LocationType | null {
  const wanted = plainText(text);
  const found = locationTypes.find((type) => plainText(type) === wanted) ?? null;
  if (found === null && wanted !== '') throw new RowRefusal(`“${text}” is not ${locationTypeWords}.`);
  return found;
}

export function paymentOf(text: string): PaymentType {
  const wanted = plainText(text);
  if (wanted === '' || wanted === 'cod') return 'COD';
  if (['billing', 'bill', 'billed'].includes(wanted)) return 'Billing';
  throw new RowRefusal(`“${text}” is neither COD nor Billing.`);
}

/** Ten digits, however they are written. */
export function masked(text: string): string {
  const [, area, exchange, line] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(text.replaceAll(/[\s().+-]/g, '')) ?? [];
  return line ? `(${area}) ${exchange}-${line}` : text;
}
