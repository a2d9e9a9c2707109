export const covers = (prefix: string, page: string) => page === prefix || page.startsWith(`${prefix}/`);

export interface PageMatch {
  pattern: string;
  /** What stands for its `:names`, as the address has it. */
  params: Readonly<Record<string, string>>;
}

/** Of the path patterns the one that fits a page best; null where none does. */
export function matchOf(page: string, patterns: readonly string[]): PageMatch | null {
  const pattern = longestOf(patterns, (one) => exactness(one, page));
  if (pattern === null) return null;
  const given = segmentsOf(page);
  const names = segmentsOf(pattern).map((segment, at) => [segment, given[at] ?? ''] as const);
  const params = names
    .filter(([name]) => name.startsWith(':'))
    .map(([name, value]) => [name.slice(1), value]);
  return { pattern, params: Object.fromEntries(params) };
}

/** The one with the greatest measure above zero. */
export function longestOf<T>(all: readonly T[], measure: (one: T) => number): T | null {
  let found: T | null = null;
  let longest = 0;
  for (const one of all) {
    const length = measure(one);
    if (length > longest) {
      found = one;
      longest = length;
    }
  }
  return found;
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

/** Zero where the pattern does not fit; the more of its segments are words and not `:names`, the more. */
function exactness(pattern: string, page: string): number {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(page);
  if (wanted.length !== given.length) return 0;
  let exact = 1;
  for (const [index, segment] of wanted.entries()) {
    if (segment === given[index]) exact += 1;
    else if (!segment.startsWith(':')) return 0;
  }
  return exact;
}
