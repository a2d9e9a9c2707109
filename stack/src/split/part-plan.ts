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
  /** By the name of the part. */
  ports: ReadonlyMap<string, number>;
}

/** How a part runs from a build. */
export function planPart(role: PartRole, { folder, version }: Build, { all, ports }: Setup): PartPlan {
  const name = nameOf(role);
  const urlOf = (part: string) => `http://127.0.0.1:${ports.get(part)}`;
  const urls = Object.fromEntries(
    allServices.map((service) => [serviceVariable(service.name, 'URL'), urlOf(service.name)]),
  );
  const env = { ...environmentOfPart(role, all), ...urls };
  if (role.kind === 'gateway') {
    const url = `http://${reachable(all.LISTEN_HOST)}:${all.STAFF_PORT}`;
    return { name, entry: path.join(folder, 'gateway/dist/main.js'), url, env, version };
  }
  return {
    name,
    entry: path.join(folder, 'services', role.service, 'dist', entryOf(role.kind)),
    url: urlOf(name),
    env: { ...env, PORT: String(ports.get(name)), LISTEN_HOST: '127.0.0.1' },
    version,
  };
}

/** The host by which this machine reaches a gateway that listens on the given host. */
function reachable(host = 'localhost'): string {
  return host === '' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
}
