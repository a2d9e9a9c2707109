import type { SheetCell } from '@overland/service-kit';

/** A report as groups of rows, with a total below. The first column names the row. */
export interface InsightSheet {
  title: string;
  figures: { label: string; value: string }[];
  header: string[];
  /** Each counts the same orders or quotes in its own way. */
  groups: { by: string; rows: SheetCell[][] }[];
  total: SheetCell[];
}

/** None where there is one company alone. */
export const companyRows = <C extends { companyName: string }>(
  companies: readonly C[],
  row: (name: string, company: C) => SheetCell[],
): InsightSheet['groups'] =>
  companies.length > 1
    ? [{ by: 'Company', rows: companies.map((company) => row(company.companyName, company)) }]
    : [];

/** For a spreadsheet: a column tells the groups apart, as a sum over all would count twice. */
export function tableOf({ header, groups, total }: InsightSheet): { header: string[]; rows: SheetCell[][] } {
  const [only, second] = groups;
  if (only && !second) return { header, rows: [...only.rows, total] };
  return {
    header: ['By', ...header],
    rows: [...groups.flatMap(({ by, rows }) => rows.map((row) => [by, ...row])), ['All', ...total]],
  };
}
