import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface CollectedSpan {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string | null;
  attributes: Record<string, unknown>;
  isError: boolean;
}

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}

interface ExportedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Attribute[];
  status: { code?: number };
}

interface TraceExport {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: ExportedSpan[] }[] }[];
}

const errorCode = 2;

/** Takes OTLP over HTTP, as JSON, and keeps it. */
export class TraceCollector {
  readonly spans: CollectedSpan[] = [];
  /** Everything that was sent, for what must not be in it. */
  text = '';

  private constructor(private readonly server: Server) {}

  static async start(): Promise<TraceCollector> {
    const server = createServer(async (request, reply) => {
      if (request.url === '/v1/traces') collector.take((await json(request)) as TraceExport);
      reply.setHeader('content-type', 'application/json').end('{}');
    });
    const collector = new TraceCollector(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return collector;
  }

  /** The value for OTEL_EXPORTER_OTLP_ENDPOINT. */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The spans of one trace. */
  of(traceId: string): CollectedSpan[] {
    return this.spans.filter((span) => span.traceId === traceId);
  }

  /** A span and those above it by service and name, the outermost first: `gateway POST /order`. */
  pathTo(span: CollectedSpan): string[] {
    const parent = this.spans.find(
      ({ spanId, traceId }) => spanId === span.parentSpanId && traceId === span.traceId,
    );
    return [...(parent ? this.pathTo(parent) : []), `${span.service} ${span.name}`];
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }

  private take(sent: TraceExport): void {
    this.text += JSON.stringify(sent);
    for (const { resource, scopeSpans } of sent.resourceSpans) {
      const service = String(valuesOf(resource.attributes)['service.name']);
      for (const span of scopeSpans.flatMap(({ spans }) => spans)) this.spans.push(collected(service, span));
    }
  }
}

function collected(service: string, span: ExportedSpan): CollectedSpan {
  const { name, traceId, spanId, parentSpanId = null, attributes, status } = span;
  const isError = status.code === errorCode;
  return { service, name, traceId, spanId, parentSpanId, attributes: valuesOf(attributes), isError };
}

function valuesOf(attributes: Attribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
