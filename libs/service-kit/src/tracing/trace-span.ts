import { AppError } from '../app-error.js';
import { describeError } from '../logging/describe-error.js';

export type SpanAttributes = Record<string, string | number | boolean>;

export interface ChildStart {
  /** Of few different values: a route's pattern, an event's type. */
  name: string;
  kind: 'server' | 'client' | 'producer' | 'consumer';
  /** Never a value of a person, never an address with ids or tokens in it. */
  attributes: SpanAttributes;
}

export interface SpanStart extends ChildStart {
  /** The `traceparent` of its cause; without one a new trace begins. */
  parent: string | null;
  /** Sent by a caller outside: its ids are kept, but whether the trace is sampled is our decision. */
  isFromOutside?: boolean;
}

/** One operation of a trace, between its start and its end. */
export interface TraceSpan {
  readonly traceId: string;
  /** For whatever is called, written or queued on its behalf. */
  readonly traceparent: string;
  child(start: ChildStart): TraceSpan;
  set(attributes: SpanAttributes): void;
  /** @param type a code, a status, the name of a class; never a message, which may quote values of people. */
  fail(type: string): void;
  end(): void;
}

export function errorTypeOf(error: unknown): string {
  return error instanceof AppError ? error.code : describeError(error).type;
}

/** The work's result; the span ends with it, and fails with it. */
export async function endWith<T>(span: TraceSpan, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    span.fail(errorTypeOf(error));
    throw error;
  } finally {
    span.end();
  }
}
