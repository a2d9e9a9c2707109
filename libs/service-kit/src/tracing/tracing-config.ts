import * as z from 'zod/mini';
import { loadConfig } from '../config.js';

/** The names are OpenTelemetry's own. */
export const TracingConfig = z.object({
  /** Base address of a collector (`/v1/traces` is added); without one there are no traces. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  /** Sent with every export, `name=value,…`; the exporter reads it itself. */
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(z.string()),
  /** For everything in the process; when absent, each service and the gateway have their own name. */
  OTEL_SERVICE_NAME: z.optional(z.string()),
  /** The share of requests that is traced, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z._default(z.coerce.number().check(z.gte(0), z.lte(1)), 1),
});

export interface TracingSettings {
  url: string;
  serviceName: string;
  ratio: number;
}

/** Null when tracing is off. @throws Error for an invalid address or sampling ratio. */
export function readTracingConfig(
  service: string,
  env: Record<string, string | undefined> = process.env,
): TracingSettings | null {
  const config = loadConfig(TracingConfig, env);
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio } = config;
  if (endpoint === undefined) return null;
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  return { url, serviceName: config.OTEL_SERVICE_NAME ?? service, ratio };
}
