const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** W3C `traceparent` of one call: where traces are kept, it is followed from here to the last job that comes of it. */
export const newTraceparent = (): string => `00-${hex(16)}-${hex(8)}-01`;
