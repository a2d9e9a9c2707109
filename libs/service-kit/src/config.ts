import * as z from 'zod/mini';
import { type ConfigSchema, type Environment, faultsOf, givenIn } from './config/faults.js';
import { publicKey, serviceTokenSecret, storeAddress, text, wholeNumber } from './config/fields.js';
import { variables } from './config/variables.js';
import { useReadableMessages } from './http/readable-messages.js';

useReadableMessages();

/** Where each variable is explained, for those whose part does not start. */
const explained = 'docs/operations/configure.md explains each variable.';

export function unusable(faults: readonly string[]): Error {
  return new Error(
    ['The configuration is not usable:', ...faults.map((fault) => `  ${fault}`), explained].join('\n'),
  );
}

/**
 * Checks what several schemas ask of the environment.
 * @throws Error that lists every fault at once, in production weak values too; values are never in the message.
 */
export function assertConfigured(schemas: readonly ConfigSchema[], env: Environment = process.env): void {
  const faults = faultsOf(schemas, env);
  if (faults.length > 0) throw unusable(faults);
}

/** Reads and checks environment values. An empty value counts as absent. @throws as `assertConfigured` does */
export function loadConfig<S extends ConfigSchema>(schema: S, env: Environment = process.env): z.output<S> {
  assertConfigured([schema], env);
  const config = z.parse(schema, givenIn(env));
  Object.freeze(config);
  return config;
}

export const logLevel = () =>
  z
    ._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info')
    .register(variables, { what: 'What is logged: that level and above.' });

export const jwtPublicKey = () =>
  publicKey('Checks the tokens of sessions: the public half of JWT_PRIVATE_KEY, PEM, P-256.');
const queueDatabase = () =>
  z.optional(storeAddress('The PostgreSQL database of queues and rate limits, where REDIS_URL is not set.'));
const redis = () => z.optional(storeAddress('The Redis of queues and rate limits.'));
export const port = (what: string) => wholeNumber(what, { least: 0, most: 65_535 });

/** What every service needs from its environment. Service's own values carry its name: `QUOTING_DATABASE_URL`. */
export const KitConfig = z.object({
  JWT_PUBLIC_KEY: jwtPublicKey(),
  SERVICE_TOKEN_SECRET: serviceTokenSecret(),
  QUEUE_DATABASE_URL: queueDatabase(),
  REDIS_URL: redis(),
  QUEUE_POOL_SIZE: z._default(
    wholeNumber('The most connections to the database of queues.', { least: 2, most: 1000 }),
    30,
  ),
  LOG_LEVEL: logLevel(),
  PORT: z._default(port('Where the part answers calls, health checks and /metrics.'), 3000),
  // A container is reached from outside; processes on one machine are given 127.0.0.1.
  LISTEN_HOST: text('The address that the port is opened on.', '0.0.0.0'),
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
  if (value === undefined || value === '') throw unusable([`${name}: is missing`]);
  return value;
}
