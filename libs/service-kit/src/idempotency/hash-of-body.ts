import { createHash } from 'node:crypto';

/** Same content, same text: keys in order, at every depth. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** Identifies a repeated request: SHA-256 of its content, independent of the order of keys. */
export function hashOfBody(body: unknown): string {
  return createHash('sha256')
    .update(canonical(body) ?? '')
    .digest('hex');
}
