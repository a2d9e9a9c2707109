import path from 'node:path';
import { serviceVariable } from '@overland/service-kit';
import { entryOf, nameOf, type PartRole } from '../parts.js';
import { allServices } from '../services.js';
import { environmentOfPart } from './part-environment.js';

type Environment = Record<string, string | undefined>;

/** One process: its entry file, its environment and the URL of its health checks. */
export interface PartPlan {
  name: string;
  entry: string;
  /** `http://127.0.0.1:20017`, without a trailing slash. */
  url: string;
  env: Environment;
  /** Of a build that was released on its own; null for the installed one. */
  version: string | null;
}

export interface Build {
  /** Where its packages lie: the repository, or the folder of a release. */
  folder: string;
  version: string | null;
}

interface Setup {
  all: Environment;
  replicas: number;
  /** By the name of the part; of a service's replicas together by `portOfCalls`. */
  ports: ReadonlyMap<string, number>;
}

/** One of the processes that run a part; the first is 0. */
export type ReplicaRole = PartRole & { replica: number };

export const nameOfReplica = (role: ReplicaRole): string =>
  role.replica === 0 ? nameOf(role) : `${nameOf(role)} ${role.replica + 1}`;

/** The name of the port at which a service is called. */
export const portOfCalls = (service: string, replicas: number): string =>
  replicas === 1 ? service : `${service} calls`;

/** A gateway that shares its ports has two of its own for the checks of its health. */
export const publicPortOf = (gateway: string): string => `${gateway} public`;

/** How a part runs from a build. */
export function planPart(role: ReplicaRole, build: Build, setup: Setup): PartPlan {
  const { all, replicas, ports } = setup;
  const name = nameOfReplica(role);
  const urlOf = (part: string) => `http://127.0.0.1:${ports.get(part)}`;
  const urls = Object.fromEntries(
    allServices.map((service) => [
      serviceVariable(service.name, 'URL'),
      urlOf(portOfCalls(service.name, replicas)),
    ]),
  );
  const env = { ...environmentOfPart(role, all, replicas), ...urls };
  const { version } = build;
  if (role.kind === 'gateway') {
    const entry = path.join(build.folder, 'gateway/dist/main.js');
    const url = `http://${reachable(all.LISTEN_HOST)}:${all.STAFF_PORT}`;
    if (replicas === 1) return { name, entry, url, env, version };
    return { name, entry, url: urlOf(name), env: { ...env, ...ownPortsOf(role, setup) }, version };
  }
  return {
    name,
    entry: path.join(build.folder, 'services', role.service, 'dist', entryOf(role.kind)),
    url: urlOf(name),
    env: { ...env, PORT: String(ports.get(name)), LISTEN_HOST: '127.0.0.1' },
    version,
  };
}

function ownPortsOf(role: ReplicaRole, { all, ports }: Setup): Environment {
  const name = nameOfReplica(role);
  return {
    LISTEN_HOST: '127.0.0.1',
    STAFF_PORT: String(ports.get(name)),
    PUBLIC_PORT: String(ports.get(publicPortOf(name))),
    ...(all.METRICS_PORT && { METRICS_PORT: String(Number(all.METRICS_PORT) + role.replica) }),
  };
}

/** The host by which this machine reaches a gateway that listens on the given host. */
function reachable(host = 'localhost'): string {
  return host === '' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
}
