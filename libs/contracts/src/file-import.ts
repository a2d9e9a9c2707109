import * as z from 'zod/mini';
import { id, instant, optionalText } from './fields.js';

/** A CSV file as it is sent. @param tooLong what is said of more characters than `max` */
export const csvFileFields = (max: number, tooLong: string, missing = 'Please choose a file.') => ({
  fileName: optionalText(200),
  csv: z.string(missing).check(z.minLength(1, 'This file is empty.'), z.maxLength(max, tooLong)),
});

/** A row of the file: waiting, done, or refused with the reason. */
export const importRowFields = {
  /** Line of the file; the heading is line 1. */
  line: z.int(),
  status: z.enum(['waiting', 'done', 'failed']),
  message: z.nullable(z.string()),
  /** The cells as they were read. */
  cells: z.record(z.string(), z.string()),
};
const ImportRow = z.object(importRowFields);
export type ImportRow = z.infer<typeof ImportRow>;

export const importSummaryFields = {
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
/** An imported file, and how far it is. */
export const ImportSummary = z.object(importSummaryFields);
export type ImportSummary = z.infer<typeof ImportSummary>;
