/** "150 of 2,318"; the server counts exactly to 10,000 and says no more beyond. All of them shown is one number. */
export function countOf(shown: number, total: number | null): string {
  if (shown === total) return total.toLocaleString('en-US');
  const all = total === null ? '10,000+' : total.toLocaleString('en-US');
  return `${shown.toLocaleString('en-US')} of ${all}`;
}
