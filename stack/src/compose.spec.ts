import { existsSync } from 'node:fs';
import path from 'node:path';
import { assertConfigured, serviceVariable } from '@overland/service-kit';
import { databaseUrls } from './databases.js';
import { SimulatorConfig } from './dispatch-simulator/own-simulator.js';
import { MigrateConfig } from './migrate.js';
import { allParts, entryOf, nameOf } from './parts.js';
import { type Container, interpolate, readContainers } from './testing/containers/compose-file.js';
import { commandOf, lastMatch, stages, stagesOf } from './testing/containers/images.js';
import { calledBy, read, root, routesIn, variablesIn, version } from './testing/containers/sources.js';
import {
  missingIn,
  serviceNames as names,
  namesIn,
  traces,
  unknownIn,
  variablesOf,
} from './testing/containers/variables.js';

const text = read('docker-compose.yml');

/** `.env.example` as filled in by `deploy/make-env.mjs`. */
const example = variablesIn('.env.example');
const filled = Object.fromEntries(
  Object.entries({ ...example, OVERLAND_VERSION: version }).map(([name, value]) => [
    name,
    value || (/_(PASSWORD|SECRET|KEY)$/.test(name) ? `made-up-${name}-of-32-characters`.toLowerCase() : ''),
  ]),
);

const containers = readContainers(filled);
const get = (name: string): Container => {
  const container = containers[name];
  if (!container) throw new Error(`docker-compose.yml has no ${name}.`);
  return container;
};

/** The URL of a health check, and the server that must answer it. */
function checkedRoute(container: Container): URL {
  const [, node, script, address = ''] = container.healthcheck.test;
  expect([node, existsSync(path.join(root, String(script)))]).toEqual(['node', true]);
  return new URL(address);
}

it('finds the calls of services in their sources', () => {
  const found = ['libs/documents/src', 'gateway/src', ...names.map((name) => `services/${name}/src`)];
  expect(Object.fromEntries(found.map((folder) => [folder, calledBy(folder).sort()]))).toEqual({
    'libs/documents/src': ['identity'],
    'gateway/src': ['identity', 'orders', 'quoting'],
    'services/identity/src': ['quoting'],
    'services/notifications/src': ['orders'],
    'services/orders/src': ['notifications', 'quoting'],
    'services/quoting/src': ['notifications'],
    'services/reporting/src': ['identity'],
  });
});

const roles = allParts.flatMap((role) =>
  role.kind === 'gateway'
    ? []
    : [{ role, container: nameOf(role).replace(' ', '-'), name: role.service, entry: entryOf(role.kind) }],
);

it.each(Object.keys(containers))('keeps a limited number of lines of the log of %s', (name) => {
  expect(get(name).logging).toEqual({ driver: 'local', options: { 'max-size': '20m', 'max-file': '10' } });
  expect(read('docs/operations/logs.md')).toContain('ten files of 20 MB');
});

describe.each(roles)('the container $container', ({ role, container, name, entry }) => {
  const env = () => get(container).environment ?? {};

  it('runs an entry that exists', () => {
    expect(commandOf(container)).toEqual(['node', `services/${name}/dist/${entry}`]);
    expect(existsSync(path.join(root, `services/${name}/src/${entry.replace('.js', '.ts')}`))).toBe(true);
  });

  it('has every variable that its code needs, and none that it does not read', () => {
    const { known, required } = variablesOf(role, env());
    expect({ unknown: unknownIn(env(), known), missing: missingIn(env(), required) }).toEqual({
      unknown: [],
      missing: [],
    });
  });

  it('has its health check at the kit’s health endpoint', () => {
    const { port, pathname } = checkedRoute(get(container));
    expect(port).toBe(env().PORT);
    expect(routesIn('libs/service-kit/src/http/health-routes.ts')).toContain(pathname);
  });

  it('connects to the database that the migration step creates, and starts after it', () => {
    const given = get('migrate').environment ?? {};
    const appPasswords = { [name]: given[serviceVariable(name, 'DATABASE_PASSWORD')] ?? '' };
    const urls = databaseUrls(given.DATABASE_ADMIN_URL ?? '', { ownerPassword: '', appPasswords });
    const variable = serviceVariable(name, 'DATABASE_URL');
    expect(env()[variable]).toBe(urls[variable]);
    expect(get(container).depends_on?.migrate?.condition).toBe('service_completed_successfully');
  });
});

it('lets no service know the password of another one’s database, or of the owners', () => {
  const secretsOf = (service: string) =>
    Object.entries(filled).filter(([name]) => new RegExp(`^(${service}_)?DATABASE_`, 'i').test(name));
  expect(names.flatMap((service) => secretsOf(service).length)).toEqual(names.map(() => 2));
  for (const { container, name } of roles) {
    const known = JSON.stringify(get(container).environment);
    const others = names.filter((other) => other !== name).flatMap(secretsOf);
    expect(others.filter(([, password]) => known.includes(password)).map(([other]) => other)).toEqual([]);
  }
});

describe('the container gateway', () => {
  const gateway = get('gateway');
  const env = gateway.environment ?? {};

  it('has every variable that its code needs, and none that it does not read', () => {
    const { known, required } = variablesOf({ kind: 'gateway' }, env);
    expect({ unknown: unknownIn(env, known), missing: missingIn(env, required) }).toEqual({
      unknown: [],
      missing: [],
    });
  });

  it('listens on all interfaces, on the ports that are published and health-checked', () => {
    const { port, pathname } = checkedRoute(gateway);
    expect(env.LISTEN_HOST).toBe('0.0.0.0');
    expect(port).toBe(env.STAFF_PORT);
    expect(routesIn('gateway/src/health-routes.ts')).toContain(pathname);
    expect(gateway.ports?.map((pair) => pair.split(':')[2])).toEqual([env.STAFF_PORT, env.PUBLIC_PORT]);
  });

  it('links to the ports that are published', () => {
    const published = gateway.ports?.map((pair) => pair.split(':')[1]);
    const linked = [env.STAFF_SITE_URL, env.PUBLIC_SITE_URL].map((url = '') => new URL(url).port);
    expect(linked).toEqual(published);
  });
});

it('every service, worker and gateway container gets the trace settings', () => {
  for (const name of allParts.map(nameOf)) {
    expect(Object.keys(get(name.replace(' ', '-')).environment ?? {})).toEqual(
      expect.arrayContaining(traces.filter((variable) => variable !== 'OTEL_SERVICE_NAME')),
    );
  }
});

it('the dispatch simulator has every variable that it reads, on the port of its health check', () => {
  const { environment = {}, ...container } = get('dispatch-simulator');
  expect(unknownIn(environment, [...namesIn(SimulatorConfig), 'NODE_ENV'])).toEqual([]);
  expect(missingIn(environment, namesIn(SimulatorConfig))).toEqual([]);
  const { port, pathname } = checkedRoute(container);
  expect([port, pathname]).toEqual([environment.PORT, '/health']);
  expect(existsSync(path.join(root, 'stack/src/run-dispatch-simulator.ts'))).toBe(true);
  expect(commandOf('dispatch-simulator')).toEqual(['node', 'stack/dist/run-dispatch-simulator.js']);
});

it('the migration step has every variable that it reads', () => {
  const { environment = {} } = get('migrate');
  expect(unknownIn(environment, [...namesIn(MigrateConfig), 'NODE_ENV'])).toEqual([]);
  expect(() => assertConfigured([MigrateConfig], environment)).not.toThrow();
  const source = commandOf('migrate')[1]?.replace('/dist/', '/src/').replace(/\.js$/, '.ts') ?? '';
  expect(existsSync(path.join(root, source))).toBe(true);
});

it('every URL names a container and a port that it serves', () => {
  const served: Record<string, string> = {
    postgres: '5432',
    redis: '6379',
    mailpit: '1025',
    'dispatch-simulator': '8026',
  };
  for (const name of names) served[name] = get(name).environment?.PORT ?? '';
  const inside = /_SITE_URL$/;
  for (const [container, { environment = {} }] of Object.entries(containers)) {
    for (const [variable, value] of Object.entries(environment)) {
      if (!variable.endsWith('_URL') || inside.test(variable)) continue;
      const { hostname, port } = new URL(value);
      expect({ container, variable, port }).toEqual({ container, variable, port: served[hostname] });
    }
  }
});

it('.env.example names exactly what docker-compose.yml reads, and holds no secret', () => {
  const named = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
  expect(Object.keys(example).sort()).toEqual([...named].sort());
  const secrets = Object.entries(example).filter(([name]) => /_(PASSWORD|SECRET|KEY)$/.test(name));
  expect(secrets.filter(([, value]) => value !== '')).toEqual([]);
});

it('the inbox, which has sign-in codes, is reachable from this machine alone, and the simulator from no other', () => {
  expect(get('mailpit').ports).toEqual(['127.0.0.1:8025:8025', '127.0.0.1:1025:1025']);
  expect(get('dispatch-simulator').ports).toBeUndefined();
});

it('Redis persists its data and evicts nothing', () => {
  const command = get('redis').command?.join(' ');
  expect(command).toContain('--appendonly yes');
  expect(command).toContain('--maxmemory-policy noeviction');
});

describe('the images', () => {
  const built = Object.entries(containers).filter(([, { build }]) => build !== undefined);

  it('are one for each part, the migrations and the simulator, each with the version as its tag', () => {
    const own = allParts.map((role) => nameOf(role).replace(' ', '-'));
    expect(built.map(([name]) => name).sort()).toEqual([...own, 'migrate', 'dispatch-simulator'].sort());
    for (const [name, { build, image }] of built) {
      expect(build?.target).toBe(name);
      expect(interpolate(image, filled)).toBe(`overland/${name}:${version}`);
    }
  });

  it('have the Node.js that we work with', () => {
    expect(read('deploy/docker/Dockerfile')).toContain(
      `FROM node:${read('.nvmrc').trim()}-bookworm-slim AS base`,
    );
  });

  it('do not run as root', () => {
    for (const [name] of built) expect([name, lastMatch(name, /^USER (\S+)$/gm)]).toEqual([name, 'node']);
  });

  it.each(allParts)('hold what the $kind $service needs, and the browser where it prints', (role) => {
    const part = nameOf(role).replace(' ', '-');
    const [name, folder] =
      role.kind === 'gateway' ? ['gateway', 'gateway'] : [role.service, `services/${role.service}`];
    expect(lastMatch(part, /^COPY --from=(\S+) \/part \.\/$/gm)).toBe(`${name}-files`);
    expect(stages.get(`${name}-files`)?.text).toContain(`take-part.mjs ${folder} /part`);
    const printing = ['orders', 'orders-worker', 'quoting', 'reporting', 'reporting-worker'];
    expect(stagesOf(part).some(({ text: lines }) => lines.includes('./chromium'))).toBe(
      printing.includes(part),
    );
  });
});
