const covers = (prefix: string, page: string) => page === prefix || page.startsWith(`${prefix}/`);

interface Area {
  paths: readonly string[];
  preload: readonly string[];
  pages: Readonly<Record<string, readonly string[]>>;
}

/**
 * What the page at this path needs of its remote, to be fetched before the shell asks for it: what all pages of the
 * remote with the longest prefix need, and what the page with the most exact pattern needs.
 */
export function preloadsFor(page: string, remotes: readonly Area[]): readonly string[] {
  const owner = longestOf(remotes, ({ paths }) =>
    Math.max(0, ...paths.filter((prefix) => covers(prefix, page)).map(({ length }) => length)),
  );
  if (!owner) return [];
  const [, files] = longestOf(Object.entries(owner.pages), ([pattern]) => exactness(pattern, page)) ?? [];
  return [...owner.preload, ...(files ?? [])].filter((file) => file.endsWith('.js'));
}

/** The one with the greatest measure above zero. */
function longestOf<T>(all: readonly T[], measure: (one: T) => number): T | null {
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
