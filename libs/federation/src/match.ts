export type PathParams = Readonly<Record<string, string>>;

export interface Match<T> {
  item: T;
  /** Values of the `:names` of the pattern, still encoded. */
  params: PathParams;
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

/**
 * The parameters where the pattern fits the path, else null. `:name` is one segment, a last `:name?` one or none. A
 * trailing slash makes no difference.
 */
export function matchPath(pattern: string, path: string): PathParams | null {
  const expected = segmentsOf(pattern);
  const actual = segmentsOf(path);
  if (actual.length > expected.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of expected.entries()) {
    const value = actual[index];
    if (value === undefined) return segment.endsWith('?') ? params : null;
    if (segment.startsWith(':')) params[segment.replace(/^:|\?$/g, '')] = value;
    else if (segment !== value) return null;
  }
  return params;
}

/** The item whose pattern fits the path with the fewest parameters, so that `/quote/new` comes before `/quote/:id`. */
export function findByPath<T extends { path: string }>(path: string, items: Iterable<T>): Match<T> | null {
  let best: Match<T> | null = null;
  let fewest = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const params = matchPath(item.path, path);
    const count = params === null ? Number.POSITIVE_INFINITY : Object.keys(params).length;
    if (params !== null && count < fewest) {
      best = { item, params };
      fewest = count;
    }
  }
  return best;
}

/** An address from a pattern: `fillPath('/portal/:portalId', { portalId: '7' })` is `/portal/7`. */
export const fillPath = (pattern: string, params: PathParams): string =>
  pattern.replace(/:(\w+)/g, (whole, name: string) => params[name] ?? whole);
