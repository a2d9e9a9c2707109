import type { ServiceName } from '@overland/contracts';
import { gatewayConfigs } from '@overland/gateway';
import { type ConfigSchema, configsOf } from '@overland/service-kit';
import { allServices } from './services.js';

/** A process of a system whose parts are apart, whether on one machine or in containers. */
export type PartRole = { kind: 'gateway' } | { kind: 'service' | 'worker'; service: ServiceName };

const ofServices = (kind: 'service' | 'worker') => allServices.map(({ name }) => ({ kind, service: name }));

export const allParts: readonly PartRole[] = [
  { kind: 'gateway' },
  ...ofServices('service'),
  ...ofServices('worker'),
];

export function nameOf(role: PartRole): string {
  if (role.kind === 'gateway') return 'gateway';
  return role.kind === 'worker' ? `${role.service} worker` : role.service;
}

/** The file that runs a part of a service, in `services/<service>/dist`. */
export const entryOf = (kind: 'service' | 'worker'): string => (kind === 'worker' ? 'worker.js' : 'main.js');

/** What a part reads from the environment, apart from the addresses of other parts. */
export function configsOfPart(role: PartRole): readonly ConfigSchema[] {
  if (role.kind === 'gateway') return gatewayConfigs;
  return configsOf(allServices.find(({ name }) => name === role.service) ?? {});
}
