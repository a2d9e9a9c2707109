import * as z from 'zod/mini';
import type { Environment } from '../config/faults.js';
import { text } from '../config/fields.js';
import { loadConfig, port } from '../config.js';

export const MetricsConfig = z.object({
  METRICS_PORT: z.optional(port('The port of `/metrics`, for Prometheus; without it there are no metrics.')),
  LISTEN_HOST: text('The address that the port of `/metrics` is opened on.', 'localhost'),
});

/** `METRICS_PORT` and `LISTEN_HOST`; null without a port. @throws Error for an invalid port. */
export function readMetricsConfig(env: Environment = process.env): { port: number; host: string } | null {
  const { METRICS_PORT: given, LISTEN_HOST: host } = loadConfig(MetricsConfig, env);
  return given === undefined ? null : { port: given, host };
}
