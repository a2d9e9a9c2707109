type Values = Record<string, unknown>;

/** Fills `:name` parts from params and appends the query; values are escaped, undefined and null ones left out. */
export function buildPath(path: string, params: Values = {}, query: Values = {}): string {
  const filled = path.replace(/:(\w+)/g, (_part, name: string) => {
    const value = params[name];
    if (value === undefined || value === null) throw new Error(`The path ${path} needs ${name}.`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one));
    }
  }
  return search.size > 0 ? `${filled}?${search.toString()}` : filled;
}
