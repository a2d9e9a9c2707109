import { importColumns } from '@overland/contracts';
import { writeCsv } from '@overland/service-kit';

const examples = [
  ['Grace Lindqvist', 'Dallas, TX', 'Denver, CO', 'Open', '50', 'Honda', 'Accord', 'Yes'],
  ['Hugo Stern', '90210', 'Portland, ME', 'Enclosed', '', 'Ford', 'F-150', 'Yes', 'Honda', 'Civic', 'No'],
];

/** The header with two examples. */
export function importTemplate(): string {
  const padded = examples.map((row) => importColumns.map((_, at) => row[at] ?? ''));
  return writeCsv([importColumns, ...padded]);
}
