import { formatCount } from '@overland/contracts/format';

interface Counted {
  rows: readonly unknown[];
  /** Null beyond 1,000, where the server stops counting. */
  total?: number | null | undefined;
}

/** "150 of 2,318"; all of them shown is one number. Undefined while they are not counted yet. */
export function countOf({ rows: { length: shown }, total }: Counted): string | undefined {
  if (total === undefined) return undefined;
  if (shown === total) return formatCount(total);
  return `${formatCount(shown)} of ${total === null ? '1,000+' : formatCount(total)}`;
}
