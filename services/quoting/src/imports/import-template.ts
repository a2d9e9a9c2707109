import { importColumns } from '@overland/contracts';
import { stringify } from 'csv-stringify/sync';

const examples = [
  ['Grace Lindqvist', 'Dallas, TX', 'Denver, CO', 'Open', '50', 'Honda', 'Accord', 'Yes'],
  ['Hugo Stern', '90210', 'Portland, ME', 'Enclosed', '', 'Ford', 'F-150', 'Yes', 'Honda', 'Civic', 'No'],
];

/** The heading with two moves as they may be written. The mark of UTF-8 tells spreadsheets about accents. */
export function importTemplate(): string {
  const padded = examples.map((row) => importColumns.map((_, at) => row[at] ?? ''));
  return stringify([[...importColumns], ...padded], { bom: true, record_delimiter: '\r\n' });
}
