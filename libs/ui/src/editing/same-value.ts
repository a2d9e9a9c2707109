/** Compares values of a form by their JSON, whatever the order of keys: the server's and the form's may differ. */
export const sameValue = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

function textOf(value: unknown): string {
  return (
    JSON.stringify(value, (_key, inner: unknown) =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
    ) ?? ''
  );
}
