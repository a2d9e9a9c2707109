import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';
import { mask } from '../logging/describe-error.js';
import { within } from '../within.js';
import { formatTraceparent, parseTraceparent } from './trace-parent.js';
import type { ChildStart, SpanAttributes, SpanStart, TraceSpan } from './trace-span.js';
import type { TracingSettings } from './tracing-config.js';

export interface SpanSource {
  begin(start: SpanStart): TraceSpan;
  close(): Promise<void>;
}

const sendDeadlineMs = 3_000;
const longestCloseMs = 2_000;
const warnEveryMs = 60_000;

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
};

/**
 * The only file that loads the SDK, and only where traces are configured. A provider for each service, none of them
 * global: services that share a process keep their names.
 */
export function openSpanSource(
  { url, serviceName, ratio }: TracingSettings,
  warn: (line: string) => void,
): SpanSource {
  const exporter = warningOfFailures(new OTLPTraceExporter({ url, timeoutMillis: sendDeadlineMs }), warn);
  const provider = new NodeTracerProvider({
    // Nothing of the machine, which the SDK's default would name.
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.namespace': 'overland' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('overland');
  const start = ({ name, kind, attributes }: ChildStart, context: Context): TraceSpan =>
    wrap(tracer.startSpan(name, { kind: kinds[kind], attributes }, context), start);
  return {
    begin: (options) => start(options, contextOf(options, ratio)),
    // Spans that cannot be sent in that time are lost; the process ends all the same.
    close: () => within(longestCloseMs, () => provider.shutdown()).catch(() => undefined),
  };
}

/** A caller outside may choose ids, but not the sampled flag: anyone could have all of their requests recorded. */
function contextOf({ parent, isFromOutside }: SpanStart, ratio: number): Context {
  const given = parseTraceparent(parent);
  if (!given) return ROOT_CONTEXT;
  const isSampled = isFromOutside ? Math.random() < ratio : given.isSampled;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId: given.traceId,
    spanId: given.spanId,
    traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
    isRemote: true,
  });
}

function wrap(span: Span, start: (options: ChildStart, context: Context) => TraceSpan): TraceSpan {
  const { traceId, spanId, traceFlags } = span.spanContext();
  const isSampled = (traceFlags & TraceFlags.SAMPLED) !== 0;
  return {
    traceId,
    traceparent: formatTraceparent({ traceId, spanId, isSampled }),
    child: (options) => start(options, trace.setSpan(ROOT_CONTEXT, span)),
    set: (attributes: SpanAttributes) => void span.setAttributes(attributes),
    fail: (type) => void span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR }),
    end: () => span.end(),
  };
}

/** Without it, an unreachable collector would go unnoticed. */
function warningOfFailures(exporter: OTLPTraceExporter, warn: (line: string) => void): SpanExporter {
  let warnedAt = Number.NEGATIVE_INFINITY;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const now = Date.now();
        if (result.error && now - warnedAt > warnEveryMs) {
          warnedAt = now;
          warn(`${spans.length} spans could not be sent: ${mask(result.error.message)}`);
        }
        done(result);
      }),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
}
