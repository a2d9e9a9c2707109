import path from 'node:path';
import type { ServiceName } from '@overland/contracts';
import { serviceVariable } from '@overland/service-kit';
import { allServices } from '../services.js';
import { environmentOfPart, type PartKind } from './part-environment.js';

type Environment = Record<string, string | undefined>;

/** One process: its entry file, its environment and the URL of its health checks. */
export interface PartPlan {
  name: string;
  kind: PartKind;
  entry: string;
  /** `http://127.0.0.1:20017`, without a trailing slash. */
  url: string;
  env: Environment;
}

/** How many ports `planParts` needs: one per service and one per worker. */
export const partPorts = allServices.length * 2;

/** Gateway, services and workers, in shutdown order. */
export function planParts(root: string, all: Environment, ports: readonly number[]): PartPlan[] {
  const urlAt = (index: number) => `http://127.0.0.1:${ports[index]}`;
  const urls = Object.fromEntries(
    allServices.map(({ name }, index) => [serviceVariable(name, 'URL'), urlAt(index)]),
  );
  const plan = (service: ServiceName, kind: 'service' | 'worker', index: number): PartPlan => ({
    name: kind === 'worker' ? `${service} worker` : service,
    kind,
    entry: path.join(root, 'services', service, 'dist', kind === 'worker' ? 'worker.js' : 'main.js'),
    url: urlAt(index),
    env: {
      ...environmentOfPart({ kind, service }, all),
      ...urls,
      PORT: String(ports[index]),
      LISTEN_HOST: '127.0.0.1',
    },
  });
  const gateway: PartPlan = {
    name: 'gateway',
    kind: 'gateway',
    entry: path.join(root, 'gateway/dist/main.js'),
    url: `http://${reachable(all.LISTEN_HOST)}:${all.STAFF_PORT}`,
    env: { ...environmentOfPart({ kind: 'gateway' }, all), ...urls },
  };
  return [
    gateway,
    ...allServices.map(({ name }, index) => plan(name, 'service', index)),
    ...allServices.map(({ name }, index) => plan(name, 'worker', allServices.length + index)),
  ];
}

/** The host by which this machine reaches a gateway that listens on the given host. */
function reachable(host = 'localhost'): string {
  return host === '' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
}
