import * as z from 'zod/mini';
import { httpAddress } from '../config/fields.js';
import { variables } from '../config/variables.js';
import { loadConfig } from '../config.js';

/** The names are OpenTelemetry's own. */
export const TracingConfig = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(httpAddress()).register(variables, {
    what: 'Base address of an OpenTelemetry collector (`/v1/traces` is added); without one there are no traces.',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .optional(z.string())
    .register(variables, { what: 'Sent with every export of traces: `name=value,…`.' }),
  OTEL_SERVICE_NAME: z.optional(z.string()).register(variables, {
    what: 'The name in traces; without it each service and the gateway have their own.',
  }),
  OTEL_TRACES_SAMPLER_ARG: z
    ._default(z.coerce.number().check(z.gte(0), z.lte(1)), 1)
    .register(variables, { what: 'The share of requests that is traced, 0 to 1.' }),
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
