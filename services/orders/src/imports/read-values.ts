import { messages, type PaymentType, type ServiceLevel, serviceLevels } from '@overland/contracts';
import { plainText, RowRefusal } from '@overland/service-kit';
import type { Cells } from './read-list.js';

export const vinOf = (cells: Cells): string => (cells.VIN ?? '').toUpperCase().replaceAll(' ', '');

/** A day as people write it, 12/14/2026, 12/14/26 or 2026-12-14, as `YYYY-MM-DD`; null for anything else. */
export function readDay(text: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/.exec(text);
  const [year = '', month = '', day = ''] = iso
    ? iso.slice(1)
    : american
      ? [american[3], american[1], american[2]]
      : [];
  if (year === '') return null;
  return `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

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
