import {
  assertConfigured,
  type ConfigSchema,
  serviceVariable,
  subscribersOf,
  TracingConfig,
} from '@overland/service-kit';
import { configsOfPart, type PartRole } from '../../parts.js';
import { allServices } from '../../services.js';
import { calledBy, type Environment, hasModule } from './sources.js';

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

export const namesIn = ({ shape }: ConfigSchema): string[] => Object.keys(shape);

/** @throws Error if the part would not start with this environment */
export function variablesOf(role: PartRole, env: Environment): Variables {
  const configs = configsOfPart(role);
  assertConfigured(configs, env);
  const required = role.kind === 'gateway' ? neededByGateway() : neededBy(role.service);
  return { required, known: [...configs.flatMap(namesIn), ...required, 'NODE_ENV'] };
}

const neededByGateway = () => [...serviceNames.map((name) => serviceVariable(name, 'URL')), 'REDIS_URL'];

function neededBy(name: string): string[] {
  const prints = hasModule(`services/${name}/src`, 'DocumentsModule');
  const called = [...calledBy(`services/${name}/src`), ...(prints ? calledBy('libs/documents/src') : [])];
  const calls = called.map((other) => serviceVariable(other, 'URL'));
  const subscribers = subscribersOf(name).map((other) => serviceVariable(other, 'URL'));
  const queue = hasModule(`services/${name}/src`, 'QueueModule') ? ['REDIS_URL'] : [];
  return [serviceVariable(name, 'DATABASE_URL'), ...queue, ...calls, ...subscribers];
}
