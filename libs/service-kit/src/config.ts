import * as z from 'zod/mini';
import { useReadableMessages } from './http/readable-messages.js';

useReadableMessages();

type Environment = Record<string, string | undefined>;

/**
 * Reads and checks environment values. An empty value counts as absent.
 * @throws Error that lists every bad name at once; values are never in the message.
 */
export function loadConfig<S extends z.ZodMiniType>(schema: S, env: Environment = process.env): z.output<S> {
  const present = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = z.safeParse(schema, present);
  if (!result.success) {
    const lines = result.error.issues.map(
      (issue) => `  ${issue.path.join('.') || '(all)'}: ${issue.message}`,
    );
    throw new Error(`The configuration is not usable:\n${lines.join('\n')}`);
  }
  if (typeof result.data === 'object') Object.freeze(result.data);
  return result.data;
}

/** PEM keys may come on one line with `\n` written out, as env files need. */
const pem = z.pipe(
  z.string().check(z.minLength(1)),
  z.transform((text) => text.replaceAll('\\n', '\n')),
);

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** What every service needs from its environment. Service's own values carry its name: `QUOTING_DATABASE_URL`. */
export const KitConfig = z.object({
  JWT_PUBLIC_KEY: pem,
  SERVICE_TOKEN_SECRET: z.string().check(z.minLength(32)),
  QUEUE_DATABASE_URL: z.optional(z.string()),
  REDIS_URL: z.optional(z.string()),
  QUEUE_POOL_SIZE: z._default(z.coerce.number().check(z.int(), z.minimum(2)), 30),
  LOG_LEVEL: z._default(z.enum(logLevels), 'info'),
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65535)), 3000),
  /** A container is reached from outside; processes on one machine are given 127.0.0.1. */
  LISTEN_HOST: z._default(z.string(), '0.0.0.0'),
});
export type KitConfig = z.output<typeof KitConfig>;

export const KIT_CONFIG = Symbol('KitConfig');

/** Name of an environment value of one service: `serviceVariable('quoting', 'DATABASE_URL')`. */
export function serviceVariable(serviceName: string, name: string): string {
  return `${serviceName.toUpperCase().replaceAll('-', '_')}_${name}`;
}

/** @throws Error naming the variable that is missing. */
export function requiredVariable(name: string, env: Environment = process.env): string {
  const value = env[name];
  if (value === undefined || value === '')
    throw new Error(`The configuration is not usable:\n  ${name}: missing`);
  return value;
}
