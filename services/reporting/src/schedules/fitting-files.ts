import type { ReportDue } from '@overland/contracts';

type Files = ReportDue['files'];

/** Characters of base64: an event takes 768 KB, and what else it says is short. */
export const mostAttached = 700_000;

const lengthOf = (files: Files): number => files.reduce((sum, { base64 }) => sum + base64.length, 0);

/** The files that one email takes: without the PDF, which grows with a company's logo, where both are too large. */
export function fittingFiles(files: Files): Files {
  if (lengthOf(files) <= mostAttached) return files;
  const data = files.filter(({ kind }) => kind === 'text/csv');
  return lengthOf(data) <= mostAttached ? data : [];
}
