const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** W3C `traceparent` of one call: with tracing on, the call can be followed from here to its last job. */
export const newTraceparent = (): string => `00-${hex(16)}-${hex(8)}-01`;
