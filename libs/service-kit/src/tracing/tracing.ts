import type { OnApplicationShutdown } from '@nestjs/common';
import { type RequestContext, runInContext } from '../logging/request-context.js';
import type { SpanSource } from './open-telemetry.js';
import { endWith, type SpanStart, type TraceSpan } from './trace-span.js';
import { readTracingConfig } from './tracing-config.js';

interface TracingOptions {
  /** A service's name, or `gateway`. */
  service: string;
  env?: Record<string, string | undefined>;
  /** Called when spans could not be sent, at most once a minute. */
  warn(line: string): void;
}

/** The traces of one service or of the gateway. When off, it makes no spans and does not load the SDK. */
export class Tracing implements OnApplicationShutdown {
  static readonly off = new Tracing(null);

  private constructor(private readonly source: SpanSource | null) {}

  /** Configured by the environment. @throws Error when that is not valid. */
  static async open({ service, env, warn }: TracingOptions): Promise<Tracing> {
    const settings = readTracingConfig(service, env);
    if (!settings) return Tracing.off;
    const { openSpanSource } = await import('./open-telemetry.js');
    return new Tracing(openSpanSource(settings, warn));
  }

  get isOn(): boolean {
    return this.source !== null;
  }

  /** The caller ends the span; null when tracing is off. */
  begin(start: SpanStart): TraceSpan | null {
    return this.source?.begin(start) ?? null;
  }

  /** For an event or a job: its log lines carry the context, and when tracing is on it is a span. */
  run<T>(context: RequestContext, start: SpanStart, work: () => Promise<T>): Promise<T> {
    const span = this.begin(start);
    if (!span) return runInContext(context, work);
    span.set({ 'overland.request_id': context.requestId });
    return runInContext({ ...context, span }, () => endWith(span, work));
  }

  /** Sends the remaining spans; waits at most two seconds. */
  async close(): Promise<void> {
    await this.source?.close();
  }

  onApplicationShutdown(): Promise<void> {
    return this.close();
  }
}
