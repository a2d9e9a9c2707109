import type { ReportDue } from '@overland/contracts';

type Files = ReportDue['files'];

/** Characters of base64: an event holds 768 KB, and the rest of it is short. */
export const mostAttached = 700_000;

const lengthOf = (files: Files): number => files.reduce((sum, { base64 }) => sum + base64.length, 0);

/** The files that fit into one email. If both are too large, the PDF is left out, which grows with a company's logo. */
export function fittingFiles(files: Files): Files {
  if (lengthOf(files) <= mostAttached) return files;
  const data = files.filter(({ kind }) => kind === 'text/csv');
  return lengthOf(data) <= mostAttached ? data : [];
}
