import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { KitConfig, loadConfig, serviceVariable, TracingConfig } from '@overland/service-kit';
import { parse } from 'yaml';
import { GatewayConfig } from '../../gateway/src/config.js';
import { identityConfig } from '../../services/identity/src/config.js';
import { notificationsConfig } from '../../services/notifications/src/config.js';
import { quotingConfig } from '../../services/quoting/src/config.js';
import { databaseUrls } from './databases.js';
import { migrateVariables } from './migrate.js';
import { allServices } from './services.js';

type Environment = Record<string, string>;

interface Container {
  command: string[];
  environment?: Environment;
  ports?: string[];
  healthcheck: { test: string[]; disable?: boolean };
  build?: { dockerfile: string; target: string };
  depends_on?: Record<string, { condition: string }>;
}

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const text = read('docker-compose.yml');

/** `.env.example` as `deploy/make-env.mjs` would fill it in. */
const example: Environment = Object.fromEntries(
  [...read('.env.example').matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
);
const filled = Object.fromEntries(
  Object.entries(example).map(([name, value]) => [
    name,
    value || (/_(PASSWORD|SECRET|KEY)$/.test(name) ? `made-up-${name}-of-32-characters`.toLowerCase() : ''),
  ]),
);

/** As Compose does it: `${NAME}`, `${NAME:-default}`, `${NAME:?message}`. */
function interpolate(value: unknown): string {
  return String(value).replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_all, name, kind, rest) => {
    if (filled[name]) return filled[name];
    if (kind === '?') throw new Error(`${name} has no value: ${rest}`);
    return kind === '-' ? rest : '';
  });
}

function readContainers(): Record<string, Container> {
  const { services } = parse(text, { merge: true });
  return Object.fromEntries(
    Object.entries<Container>(services).map(([name, container]) => {
      const values = Object.entries(container.environment ?? {}).map(([key, value]) => [
        key,
        interpolate(value),
      ]);
      return [name, { ...container, environment: Object.fromEntries(values) }];
    }),
  );
}

const containers = readContainers();
const get = (name: string): Container => {
  const container = containers[name];
  if (!container) throw new Error(`docker-compose.yml has no ${name}.`);
  return container;
};

const ownConfigs: Record<string, () => object> = {
  identity: identityConfig,
  notifications: notificationsConfig,
  quoting: quotingConfig,
};

/** Runs with the container's environment in place of this process's. */
function within<T>(env: Environment, work: () => T): T {
  const kept = process.env;
  process.env = { ...env };
  try {
    return work();
  } finally {
    process.env = kept;
  }
}

/** Names of the services whose address this one needs: those that its code calls. */
function calledBy(folder: string): string[] {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts') && !file.includes('spec'));
  const calls = sources.flatMap((file) => [...read(path.join(folder, file)).matchAll(/\.call\(\s*'(\w+)'/g)]);
  return [...new Set(calls.map(([, name = '']) => name))];
}

/** Reads the environment with the service's own code. @returns every variable that it knows, and those it must have. */
function variablesOf(name: string, env: Environment) {
  const read = within(env, () => ({ ...loadConfig(KitConfig), ...ownConfigs[name]?.() }));
  const calls = calledBy(`services/${name}/src`).map((other) => serviceVariable(other, 'URL'));
  const required = [serviceVariable(name, 'DATABASE_URL'), 'REDIS_URL', ...calls];
  return {
    required,
    known: [...Object.keys(read), ...required, ...traces, serviceVariable(name, 'POOL_SIZE'), 'NODE_ENV'],
  };
}

/** All may be left empty. */
const traces = Object.keys(TracingConfig.def.shape);

const unknownIn = (env: Environment, known: readonly string[]) =>
  Object.keys(env).filter((name) => !known.includes(name));
const missingIn = (env: Environment, required: readonly string[]) => required.filter((name) => !env[name]);

/** What a health check asks, and the server that has to answer. */
function checkedRoute(container: Container): URL {
  const [, node, script, address = ''] = container.healthcheck.test;
  expect([node, existsSync(path.join(root, String(script)))]).toEqual(['node', true]);
  return new URL(address);
}

const routesIn = (file: string) => [...read(file).matchAll(/\.get\('([^']+)'/g)].map(([, route]) => route);

const names = allServices.map(({ name }) => name);
const roles = names.flatMap((name) => [
  { container: name, name, entry: 'main' },
  { container: `${name}-worker`, name, entry: 'worker' },
]);

describe.each(roles)('the container $container', ({ container, name, entry }) => {
  const env = () => get(container).environment ?? {};

  it('runs an entry that exists', () => {
    expect(get(container).command).toEqual(['node', `services/${name}/dist/${entry}.js`]);
    expect(existsSync(path.join(root, `services/${name}/src/${entry}.ts`))).toBe(true);
  });

  it('has every variable that its code needs, and none that it does not read', () => {
    const { known, required } = variablesOf(name, env());
    expect({ unknown: unknownIn(env(), known), missing: missingIn(env(), required) }).toEqual({
      unknown: [],
      missing: [],
    });
  });

  it('is asked for its health where the kit answers', () => {
    const { port, pathname } = checkedRoute(get(container));
    expect(port).toBe(env().PORT);
    expect(routesIn('libs/service-kit/src/http/health-routes.ts')).toContain(pathname);
  });

  it('connects to the database that the migration step makes, after it', () => {
    const {
      DATABASE_ADMIN_URL = '',
      DATABASE_OWNER_PASSWORD = '',
      DATABASE_APP_PASSWORD = '',
    } = get('migrate').environment ?? {};
    const urls = databaseUrls(DATABASE_ADMIN_URL, {
      ownerPassword: DATABASE_OWNER_PASSWORD,
      appPassword: DATABASE_APP_PASSWORD,
    });
    const variable = serviceVariable(name, 'DATABASE_URL');
    expect(env()[variable]).toBe(urls[variable]);
    expect(get(container).depends_on?.migrate?.condition).toBe('service_completed_successfully');
  });
});

describe('the container gateway', () => {
  const gateway = get('gateway');
  const env = gateway.environment ?? {};

  it('has every variable that its code needs, and none that it does not read', () => {
    const read = loadConfig(GatewayConfig, env);
    const required = [...names.map((name) => serviceVariable(name, 'URL')), 'REDIS_URL'];
    expect({
      unknown: unknownIn(env, [...Object.keys(read), ...required, 'NODE_ENV', 'ALLOWED_HOSTS', ...traces]),
      missing: missingIn(env, required),
    }).toEqual({ unknown: [], missing: [] });
  });

  it('listens beyond itself, on the ports that are published and asked for its health', () => {
    const { port, pathname } = checkedRoute(gateway);
    expect(env.LISTEN_HOST).toBe('0.0.0.0');
    expect(port).toBe(env.STAFF_PORT);
    expect(routesIn('gateway/src/health-routes.ts')).toContain(pathname);
    expect(gateway.ports?.map((pair) => pair.split(':')[1])).toEqual([env.STAFF_PORT, env.PUBLIC_PORT]);
  });

  it('links to the ports that are published', () => {
    const published = gateway.ports?.map((pair) => pair.split(':')[0]);
    const linked = [env.STAFF_SITE_URL, env.PUBLIC_SITE_URL].map((url = '') => new URL(url).port);
    expect(linked).toEqual(published);
  });
});

it('every container that answers or works is told where traces go', () => {
  for (const name of ['gateway', ...roles.map(({ container }) => container)]) {
    expect(Object.keys(get(name).environment ?? {})).toEqual(
      expect.arrayContaining(traces.filter((variable) => variable !== 'OTEL_SERVICE_NAME')),
    );
  }
});

it('the migration step has what it reads', () => {
  const { command, environment = {} } = get('migrate');
  const { required, optional } = migrateVariables;
  expect(unknownIn(environment, [...required, ...optional])).toEqual([]);
  expect(missingIn(environment, required)).toEqual([]);
  const source = command[1]?.replace('/dist/', '/src/').replace(/\.js$/, '.ts') ?? '';
  expect(existsSync(path.join(root, source))).toBe(true);
});

it('every address names a container and a port that it serves', () => {
  const served: Record<string, string> = { postgres: '5432', redis: '6379', mailpit: '1025' };
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

it('Redis keeps what it is given, and drops nothing to make room', () => {
  const command = get('redis').command.join(' ');
  expect(command).toContain('--appendonly yes');
  expect(command).toContain('--maxmemory-policy noeviction');
});

it('every image is a stage of the Dockerfile, and runs as no superuser', () => {
  const stages = new Map<string, string>();
  for (const part of read('deploy/docker/Dockerfile').split(/^(?=FROM )/m)) {
    const [, from = '', stage = ''] = /^FROM (\S+) AS (\S+)/.exec(part) ?? [];
    const user = /^USER (\S+)/m.exec(part)?.[1] ?? stages.get(from) ?? 'root';
    stages.set(stage, user);
  }
  const built = Object.values(containers).flatMap(({ build }) => (build ? [build.target] : []));
  expect(new Set(built)).toEqual(new Set(['services', 'gateway']));
  for (const target of built) expect(stages.get(target)).toBe('node');
});
