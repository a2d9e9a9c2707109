/** Every key of a value with its place; of a list, those of its items together. */
export function keysOf(value: unknown, place = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => keysOf(item, `${place}[]`)))];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = place === '' ? key : `${place}.${key}`;
    return [at, ...keysOf(inner, at)];
  });
}

/** The places of some keys, written with spaces between them. */
export const under = (place: string, keys: string) => keys.split(' ').map((key) => `${place}.${key}`);
