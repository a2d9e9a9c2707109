import { parse } from 'yaml';
import { type Environment, read } from './sources.js';

export interface Container {
  command?: string[];
  image?: string;
  environment?: Environment;
  ports?: string[];
  logging?: { driver: string; options: Record<string, string> };
  healthcheck: { test: string[]; disable?: boolean };
  build?: { dockerfile: string; target: string };
  depends_on?: Record<string, { condition: string }>;
}

/** Substitutes variables as Compose does: `${NAME}`, `${NAME:-default}`, `${NAME:?message}`. */
export function interpolate(value: unknown, given: Environment): string {
  return String(value).replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_all, name, kind, rest) => {
    if (given[name]) return given[name];
    if (kind === '?') throw new Error(`${name} has no value: ${rest}`);
    return kind === '-' ? rest : '';
  });
}

/** The containers of docker-compose.yml in an environment. */
export function readContainers(given: Environment): Record<string, Container> {
  const { services } = parse(read('docker-compose.yml'), { merge: true });
  return Object.fromEntries(
    Object.entries<Container>(services).map(([name, container]) => {
      const values = Object.entries(container.environment ?? {});
      const environment = Object.fromEntries(values.map(([key, value]) => [key, interpolate(value, given)]));
      const ports = container.ports?.map((pair) => interpolate(pair, given));
      return [name, { ...container, environment, ...(ports ? { ports } : {}) }];
    }),
  );
}
