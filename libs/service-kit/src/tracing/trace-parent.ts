/** What a W3C `traceparent` header says: in which trace, below which span, and whether that trace is kept. */
export interface TraceParent {
  traceId: string;
  spanId: string;
  isSampled: boolean;
}

const wellFormed = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

/** Null for what is no `traceparent` of version 00, which is the one that everybody sends. */
export function parseTraceparent(text: unknown): TraceParent | null {
  const [, traceId, spanId, flags] = (typeof text === 'string' && wellFormed.exec(text)) || [];
  if (!traceId || !spanId || !flags) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

export function formatTraceparent({ traceId, spanId, isSampled }: TraceParent): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
}
