import * as z from 'zod/mini';
import { dollars, id, instant, optionalText } from './fields.js';

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
  fileName: optionalText(200),
  csv: z
    .string('Please choose a file.')
    .check(
      z.minLength(1, 'This file is empty.'),
      z.maxLength(maxImportCharacters, 'This file is too long. Please split it into files of 500 moves.'),
    ),
});
export type QuoteImportRequest = z.infer<typeof QuoteImportRequest>;

/** One move of the file: waiting, made into a quote, or refused with the reason. */
export const QuoteImportRow = z.object({
  /** Line of the file; the heading is line 1. */
  line: z.int(),
  status: z.enum(['waiting', 'done', 'failed']),
  message: z.nullable(z.string()),
  quoteId: z.nullable(id),
  uniqueId: z.nullable(z.int()),
  price: z.nullable(dollars),
  /** The cells as they were read. */
  cells: z.record(z.string(), z.string()),
});
export type QuoteImportRow = z.infer<typeof QuoteImportRow>;

const summary = {
  _id: id,
  portalId: id,
  companyName: z.string(),
  fileName: z.string(),
  createdAt: instant,
  total: z.int(),
  done: z.int(),
  failed: z.int(),
  isFinished: z.boolean(),
};
export const QuoteImportSummary = z.object(summary);
export type QuoteImportSummary = z.infer<typeof QuoteImportSummary>;

export const QuoteImport = z.object({ ...summary, rows: z.array(QuoteImportRow) });
export type QuoteImport = z.infer<typeof QuoteImport>;
