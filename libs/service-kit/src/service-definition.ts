import type { Type } from '@nestjs/common';
import type { Endpoint, ServiceName } from '@overland/contracts';
import type { MigrationInterface } from 'typeorm';
import type { ConfigSchema } from './config/faults.js';
import { KitConfig } from './config.js';
import type { Sending } from './holds/sending.js';
import { MetricsConfig } from './metrics/metrics-config.js';
import { TracingConfig } from './tracing/tracing-config.js';

/** `web` answers calls, `worker` relays the outbox, consumes events and runs jobs. */
export type ServiceRole = 'web' | 'worker' | 'both';

export interface MigrationClass {
  new (): MigrationInterface;
  /** The last of the migrations that this one replaces: a database that has it has all that this one makes. */
  readonly follows?: string;
  /** What the release before cannot run beside, in the words of the check (`e2e/src/migrations`), each with why it may be. */
  readonly exceptions?: Readonly<Record<string, string>>;
}

/** All that a host, the migration step and the test kit need to know of a service. */
export interface ServiceDefinition {
  name: ServiceName;
  module: Type<unknown>;
  /** In order; run by the owner in one locked step, never at start. */
  migrations: MigrationClass[];
  /** The whole contract table; the service must implement exactly its own rows. */
  endpoints: readonly Endpoint[];
  /** What it sends to somebody outside. */
  sendings?: readonly Sending[];
  /** What its modules read from the environment besides `KitConfig`: checked before it starts, all at once. */
  configs?: readonly ConfigSchema[];
}

export const SERVICE_NAME = Symbol('ServiceName');

/** Of the `ServiceRole`: what runs by the clock runs where it is not `web`. */
export const SERVICE_ROLE = Symbol('ServiceRole');

/** All that a service reads from the environment, apart from the addresses of those that it calls. */
export function configsOf({ configs = [] }: Pick<ServiceDefinition, 'configs'>): readonly ConfigSchema[] {
  return [KitConfig, TracingConfig, MetricsConfig, ...configs];
}
