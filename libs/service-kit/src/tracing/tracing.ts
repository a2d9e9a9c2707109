import type { OnApplicationShutdown } from '@nestjs/common';
import { type RequestContext, runInContext } from '../logging/request-context.js';
import type { SpanSource } from './open-telemetry.js';
import { endWith, type SpanStart, type TraceSpan } from './trace-span.js';
import { readTracingConfig } from './tracing-config.js';

interface TracingOptions {
  /** A service's name, or `gateway`. */
  service: string;
  env?: Record<string, string | undefined>;
  /** Told of spans that could not be sent, at most once a minute. */
  warn(line: string): void;
}

/** The traces of one service or of the gateway. Off, it makes no span and has loaded nothing that could. */
export class Tracing implements OnApplicationShutdown {
  static readonly off = new Tracing(null);

  private constructor(private readonly source: SpanSource | null) {}

  /** As the environment says. @throws Error when that is not usable. */
  static async open({ service, env, warn }: TracingOptions): Promise<Tracing> {
    const settings = readTracingConfig(service, env);
    if (!settings) return Tracing.off;
    const { openSpanSource } = await import('./open-telemetry.js');
    return new Tracing(openSpanSource(settings, warn));
  }

  get isOn(): boolean {
    return this.source !== null;
  }

  /** The caller ends it; null when there are no traces. */
  begin(start: SpanStart): TraceSpan | null {
    return this.source?.begin(start) ?? null;
  }

  /** An event or a job: its log lines carry the context, and where there are traces it is a span. */
  run<T>(context: RequestContext, start: SpanStart, work: () => Promise<T>): Promise<T> {
    const span = this.begin(start);
    if (!span) return runInContext(context, work);
    span.set({ 'overland.request_id': context.requestId });
    return runInContext({ ...context, span }, () => endWith(span, work));
  }

  /** Sends what has not been sent, and waits two seconds for that at most. */
  async close(): Promise<void> {
    await this.source?.close();
  }

  onApplicationShutdown(): Promise<void> {
    return this.close();
  }
}
