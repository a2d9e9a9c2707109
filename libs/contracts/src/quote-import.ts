import * as z from 'zod/mini';
import { dollars, id } from './fields.js';
import { csvFileFields, importRowFields, importSummaryFields } from './file-import.js';

/** Moves in one file; a longer list is split. */
export const maxImportRows = 500;
const maxImportCharacters = 200_000;

/** The columns of the file, in the order of the template. Vehicle 1 is needed, 2 and 3 may stay empty. */
export const importColumns = [
  'customerFullName',
  'pickup',
  'delivery',
  'transportType',
  'commission',
  'make1',
  'model1',
  'operable1',
  'make2',
  'model2',
  'operable2',
  'make3',
  'model3',
  'operable3',
] as const;
export type ImportColumn = (typeof importColumns)[number];

export const QuoteImportRequest = z.strictObject({
  /** MCAdmin chooses the company; everyone else's is their own. */
  portalId: z.optional(z.nullable(id)),
  ...csvFileFields(maxImportCharacters, 'This file is too long. Please split it into files of 500 moves.'),
});
export type QuoteImportRequest = z.infer<typeof QuoteImportRequest>;

/** One move of the file: waiting, made into a quote, or refused with the reason. */
export const QuoteImportRow = z.object({
  ...importRowFields,
  quoteId: z.nullable(id),
  uniqueId: z.nullable(z.int()),
  price: z.nullable(dollars),
});
export type QuoteImportRow = z.infer<typeof QuoteImportRow>;

export const QuoteImport = z.object({ ...importSummaryFields, rows: z.array(QuoteImportRow) });
export type QuoteImport = z.infer<typeof QuoteImport>;
