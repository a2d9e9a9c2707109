import { formatCount } from '@overland/contracts/format';

/** "150 of 2,318"; beyond 1,000 the server stops counting, and all of them shown is one number. */
export function countOf(shown: number, total: number | null): string {
  if (shown === total) return formatCount(total);
  return `${formatCount(shown)} of ${total === null ? '1,000+' : formatCount(total)}`;
}
