/** A W3C `traceparent` header: the trace, the parent span, and whether the trace is sampled. */
export interface TraceParent {
  traceId: string;
  spanId: string;
  isSampled: boolean;
}

const wellFormed = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

/** Null for anything but a `traceparent` of version 00, the only one in use. */
export function parseTraceparent(text: unknown): TraceParent | null {
  const [, traceId, spanId, flags] = (typeof text === 'string' && wellFormed.exec(text)) || [];
  if (!traceId || !spanId || !flags) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

export function formatTraceparent({ traceId, spanId, isSampled }: TraceParent): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
}
