import { KitConfig, loadConfig, serviceVariable, subscribersOf, TracingConfig } from '@overland/service-kit';
import { GatewayConfig } from '../../../gateway/src/config.js';
import { documentsConfig } from '../../../libs/documents/src/documents-config.js';
import { filesConfig } from '../../../libs/service-kit/src/files/files-config.js';
import { identityConfig } from '../../../services/identity/src/config.js';
import { notificationsConfig } from '../../../services/notifications/src/config.js';
import { ordersConfig } from '../../../services/orders/src/config.js';
import { dispatchConfig } from '../../../services/orders/src/dispatches/dispatch-config.js';
import { quotingConfig } from '../../../services/quoting/src/config.js';
import { reportingConfig } from '../../../services/reporting/src/config.js';
import type { PartRole } from '../parts.js';
import { allServices } from '../services.js';
import { calledBy, hasModule } from './sources.js';

export type Environment = Record<string, string>;

/** What a part reads of its environment. */
export interface Variables {
  required: string[];
  known: string[];
}

export const serviceNames = allServices.map(({ name }) => name);

/** All are optional. */
export const traces = Object.keys(TracingConfig.def.shape);

export const unknownIn = (env: Environment, known: readonly string[]): string[] =>
  Object.keys(env).filter((name) => !known.includes(name));
export const missingIn = (env: Environment, required: readonly string[]): string[] =>
  required.filter((name) => !env[name]);

const ownConfigs: Record<string, () => object> = {
  identity: () => ({ ...identityConfig(), ...filesConfig() }),
  notifications: notificationsConfig,
  orders: () => ({ ...filesConfig(), ...dispatchConfig(), ...documentsConfig(), ...ordersConfig() }),
  quoting: () => ({ ...quotingConfig(), ...documentsConfig() }),
  reporting: () => ({ ...reportingConfig(), ...documentsConfig() }),
};

/** Runs with this environment in place of the process's. */
function within<T>(env: Environment, work: () => T): T {
  const kept = process.env;
  process.env = { ...env };
  try {
    return work();
  } finally {
    process.env = kept;
  }
}

/** Reads the environment with the part's own code. @throws Error for a value that it does not take. */
export function variablesOf(role: PartRole, env: Environment): Variables {
  return role.kind === 'gateway' ? gatewayVariables(env) : serviceVariables(role.service, env);
}

function serviceVariables(name: string, env: Environment): Variables {
  const read = within(env, () => ({ ...loadConfig(KitConfig), ...ownConfigs[name]?.() }));
  const prints = hasModule(`services/${name}/src`, 'DocumentsModule');
  const called = [...calledBy(`services/${name}/src`), ...(prints ? calledBy('libs/documents/src') : [])];
  const calls = called.map((other) => serviceVariable(other, 'URL'));
  const subscribers = subscribersOf(name).map((other) => serviceVariable(other, 'URL'));
  const queue = hasModule(`services/${name}/src`, 'QueueModule') ? ['REDIS_URL'] : [];
  const required = [serviceVariable(name, 'DATABASE_URL'), ...queue, ...calls, ...subscribers];
  return {
    required,
    known: [...Object.keys(read), ...required, ...traces, serviceVariable(name, 'POOL_SIZE'), 'NODE_ENV'],
  };
}

function gatewayVariables(env: Environment): Variables {
  const required = [...serviceNames.map((name) => serviceVariable(name, 'URL')), 'REDIS_URL'];
  const read = Object.keys(loadConfig(GatewayConfig, env));
  return { required, known: [...read, ...required, ...traces, 'METRICS_PORT', 'NODE_ENV'] };
}
