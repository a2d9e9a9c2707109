import { existsSync } from 'node:fs';
import path from 'node:path';
import { assertConfigured, faultsOf, serviceVariable } from '@overland/service-kit';
import { databaseUrls } from './databases.js';
import { MigrateConfig } from './migrate.js';
import { allParts, configsOfPart, nameOf, type PartRole } from './parts.js';
import { environmentOfPart } from './split/part-environment.js';
import { stagesOf } from './testing/containers/images.js';
import { deployed } from './testing/containers/kustomize.js';
import {
  type Container,
  containersOf,
  environmentOf,
  findManifest,
  folder,
  type Manifest,
  ofKind,
  onlyContainer,
  podOf,
  secretsOf,
  withPods,
} from './testing/containers/manifests.js';
import { problemsOf } from './testing/containers/schemas.js';
import { read, root, routesIn, variablesIn, version } from './testing/containers/sources.js';
import { missingIn, namesIn, serviceNames, unknownIn, variablesOf } from './testing/containers/variables.js';

const partOf = (role: PartRole) => nameOf(role).replace(' ', '-');
const deploymentOf = (manifests: Manifest[], role: PartRole) =>
  findManifest(manifests, 'Deployment', partOf(role));

/** What parts read and no manifest sets: the code's own values are right there. */
const leftToCode = [
  'QUEUE_DATABASE_URL',
  'QUEUE_POOL_SIZE',
  'LISTEN_HOST',
  'MAPBOX_URL',
  'METRICS_PORT',
  'OTEL_SERVICE_NAME',
  'RATE_LIMIT_FACTOR',
  'REDIS_URL',
  'RELEASE_CHECK_MS',
  'RELEASES_DIR',
  'SITES_ROOT',
  ...serviceNames.map((name) => serviceVariable(name, 'POOL_SIZE')),
];

/** What `production` has samples of, which parts refuse. */
const samples = ['MAIL_FROM', 'RECRUITING_EMAIL', 'SMS_GATEWAY_DOMAIN', 'SUPPORT_EMAIL', 'SUPPORT_PHONE'];
const ofTrial = ['PUBLIC_SITE_URL', 'STAFF_SITE_URL', 'TRUSTED_PROXIES'];
const isSecret = (container: Container, name: string) =>
  secretsOf(container).some((secret) => secret.name === name);

/** Seconds that a source file names in milliseconds. */
function secondsIn(file: string, pattern: RegExp): number {
  const [, milliseconds] = pattern.exec(read(file)) ?? [];
  if (!milliseconds) throw new Error(`${file} has no ${pattern}.`);
  return Number(milliseconds.replaceAll('_', '')) / 1000;
}

const mebibytesOf = (text = '') => Number.parseFloat(text) * (text.endsWith('Gi') ? 1024 : 1);
const portOf = ({ ports = [] }: Container, name: string | undefined) =>
  ports.find((port) => port.name === name)?.containerPort;

describe.each(deployed)('$of, $how', ({ of, manifests }) => {
  it('fits the schemas of Kubernetes and of custom resources', () => {
    const found = manifests.map((manifest) => ({
      at: `${manifest.kind} ${manifest.metadata.name}`,
      problems: problemsOf(manifest),
    }));
    expect(found.filter(({ problems }) => problems.length > 0)).toEqual([]);
  });

  it('has a Deployment for each part, from its own image with the version as its tag', () => {
    const names = ofKind(manifests, 'Deployment').map(({ metadata }) => metadata.name);
    expect(names.sort()).toEqual(allParts.map(partOf).sort());
    for (const name of [...names, 'migrate']) {
      const manifest = findManifest(manifests, name === 'migrate' ? 'Job' : 'Deployment', name);
      const image = onlyContainer(manifest).image.replace('registry.example/', '');
      expect(image).toBe(`overland/${name}:${version}`);
    }
  });

  it.each(allParts)(
    'sets every variable that the $kind $service reads, or leaves it to the code, and no other',
    (role) => {
      const { HOME, ...env } = environmentOf(manifests, onlyContainer(deploymentOf(manifests, role)));
      // For Chromium, not for us.
      expect([undefined, '/tmp']).toContain(HOME);
      const { required, known } = variablesOf(role, { ...env, NODE_ENV: 'test' });
      expect({
        unknown: unknownIn(env, known),
        missing: missingIn(env, required),
        neither: known.filter((name) => !(name in env) && !leftToCode.includes(name)),
      }).toEqual({ unknown: [], missing: [], neither: [] });
    },
  );

  it('starts for customers as soon as the samples that README.md names are replaced', () => {
    const refused = allParts.flatMap((role) => {
      const container = onlyContainer(deploymentOf(manifests, role));
      const settings = Object.entries(environmentOf(manifests, container)).filter(
        ([name]) => !isSecret(container, name),
      );
      const env = { ...Object.fromEntries(settings), NODE_ENV: 'production' };
      return faultsOf(configsOfPart(role), env)
        .flatMap((fault) => fault.split(':')[0] ?? [])
        .filter((name) => name in env);
    });
    expect([...new Set(refused)].sort()).toEqual(
      of.endsWith('small') ? [...ofTrial, ...samples].sort() : samples,
    );
    expect(samples.filter((name) => !read(path.join(folder, 'README.md')).includes(`\`${name}\``))).toEqual(
      [],
    );
  });

  it.each(allParts)('gives the $kind $service the secrets that it needs, and no other', (role) => {
    const names = allParts.flatMap((each) => secretsOf(onlyContainer(deploymentOf(manifests, each))));
    const all = Object.fromEntries(names.map(({ name }) => [name, 'a secret']));
    const needed = Object.keys(environmentOfPart(role, all)).filter((name) => name in all);
    const given = secretsOf(onlyContainer(deploymentOf(manifests, role))).map(({ name }) => name);
    expect(given.sort()).toEqual(needed.sort());
  });

  it('has every secret that something needs', () => {
    const example = Object.entries(variablesIn(path.join(folder, 'overlays/small/secrets.env.example')));
    const stored = example.filter(([, value]) => !value.includes('${')).map(([name]) => name);
    const composed = ofKind(manifests, 'ExternalSecret').flatMap(({ spec }) =>
      Object.keys(spec.target.template?.data ?? {}),
    );
    const generated = ofKind(manifests, 'Secret').flatMap(({ data = {} }) => Object.keys(data));
    const names = of.endsWith('small') ? generated : [...stored, ...composed];
    const needed = withPods(manifests).flatMap((manifest) => secretsOf(onlyContainer(manifest)));
    const missing = needed.filter(({ name, isOptional }) => !isOptional && !names.includes(name));
    expect(missing).toEqual([]);
  });

  it('connects each service to the database that the migration makes for it', () => {
    const urls = of.endsWith('small')
      ? variablesIn(path.join(folder, of, 'secrets.env.example'))
      : findManifest(manifests, 'ExternalSecret', 'secrets').spec.target.template.data;
    // The values that are filled in, by either template, are their names here.
    const plain = (name: string) => urls[name].replace(/(\$\{|\{\{ \.)(\w+)( \}\}|\})/g, '$2');
    const appPasswords = Object.fromEntries(
      serviceNames.map((name) => [name, serviceVariable(name, 'DATABASE_PASSWORD')]),
    );
    const passwords = { ownerPassword: '', appPasswords };
    const expected = databaseUrls(plain('DATABASE_ADMIN_URL'), passwords);
    const names = serviceNames.map((name) => serviceVariable(name, 'DATABASE_URL'));
    const byPooler = (url = '') => url.replace('@postgres-rw:', '@postgres-pooler:');
    expect(names.map(plain)).toEqual(names.map((name) => byPooler(expected[name])));
    const listening = 'QUOTING_DIRECT_DATABASE_URL';
    if (listening in urls) expect(plain(listening)).toBe(expected.QUOTING_DATABASE_URL);
    else expect(plain('QUOTING_DATABASE_URL')).toBe(expected.QUOTING_DATABASE_URL);
  });

  it('migrates first: a Job with what it reads, for which every service and worker waits with its own image', () => {
    const job = onlyContainer(findManifest(manifests, 'Job', 'migrate'));
    const env = environmentOf(manifests, job);
    expect(unknownIn(env, [...namesIn(MigrateConfig), 'NODE_ENV'])).toEqual([]);
    expect(() => assertConfigured([MigrateConfig], { ...env, NODE_ENV: 'test' })).not.toThrow();
    expect(existsSync(path.join(root, 'deploy/docker/until-migrated.mjs'))).toBe(true);
    for (const role of allParts) {
      if (role.kind === 'gateway') continue;
      const { spec } = podOf(deploymentOf(manifests, role));
      const [waiting] = spec.initContainers ?? [];
      expect(waiting?.command).toEqual(['node', 'deploy/docker/until-migrated.mjs', role.service]);
      expect(waiting?.image).toBe(spec.containers[0]?.image);
      expect(waiting?.env?.map(({ name }) => name)).toEqual([serviceVariable(role.service, 'DATABASE_URL')]);
    }
  });

  it.each(allParts)('asks the $kind $service at paths that it serves, and calls it at its ports', (role) => {
    const container = onlyContainer(deploymentOf(manifests, role));
    const env = environmentOf(manifests, container);
    const isGateway = role.kind === 'gateway';
    const routes = routesIn(
      isGateway ? 'gateway/src/health-routes.ts' : 'libs/service-kit/src/http/health-routes.ts',
    );
    const { startupProbe, livenessProbe, readinessProbe } = container;
    const probes = [startupProbe, livenessProbe, readinessProbe].map((probe) => probe?.httpGet);
    expect(probes.map((probe) => probe?.path)).toEqual(['/health/live', '/health/live', '/health/ready']);
    expect(routes).toEqual(expect.arrayContaining(['/health/live', '/health/ready']));
    const expected = isGateway
      ? { staff: env.STAFF_PORT, public: env.PUBLIC_PORT, metrics: env.METRICS_PORT }
      : { http: env.PORT };
    const ports = container.ports?.map(({ name, containerPort }) => [name, String(containerPort)]) ?? [];
    expect(Object.fromEntries(ports)).toEqual(expected);
    for (const probe of probes) expect(portOf(container, probe?.port)).toBeDefined();
    const { annotations } = deploymentOf(manifests, role).spec.template.metadata;
    expect(annotations['prometheus.io/port']).toBe(isGateway ? env.METRICS_PORT : env.PORT);
  });

  it('has a Service for the gateway and each service, at the address that others have of it', () => {
    for (const role of allParts.filter(({ kind }) => kind !== 'worker')) {
      const { spec } = findManifest(manifests, 'Service', partOf(role));
      expect(podOf(deploymentOf(manifests, role)).labels).toMatchObject(spec.selector);
      for (const { port, targetPort } of spec.ports) {
        expect(portOf(onlyContainer(deploymentOf(manifests, role)), targetPort)).toBe(port);
      }
    }
    for (const role of allParts) {
      const env = environmentOf(manifests, onlyContainer(deploymentOf(manifests, role)));
      for (const name of serviceNames) {
        expect([undefined, `http://${name}:3000`]).toContain(env[serviceVariable(name, 'URL')]);
      }
    }
  });
});

describe.each(deployed)('a pod of $of, $how', ({ manifests }) => {
  it('runs as a user without rights, writes to volumes only, and has no token', () => {
    for (const manifest of withPods(manifests)) {
      const { spec } = podOf(manifest);
      expect(spec).toMatchObject({
        automountServiceAccountToken: false,
        enableServiceLinks: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      });
      for (const container of containersOf(manifest)) {
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
      }
    }
    expect(findManifest(manifests, 'Namespace', 'overland').metadata.labels).toEqual({
      'pod-security.kubernetes.io/enforce': 'restricted',
    });
  });

  it('has a place for what is written there for a while', () => {
    for (const role of allParts) {
      const { volumeMounts } = onlyContainer(deploymentOf(manifests, role));
      const { volumes } = podOf(deploymentOf(manifests, role)).spec;
      expect(volumeMounts).toContainEqual({ name: 'tmp', mountPath: '/tmp' });
      for (const { name } of volumeMounts ?? [])
        expect(volumes?.map((volume) => volume.name)).toContain(name);
    }
  });

  it('ends after those that call it have stopped waiting, and has time for that', () => {
    const lastSeconds = secondsIn('libs/service-kit/src/exit-on-signal.ts', /longestEndMs = ([\d_]+)/);
    const gatewayWaits = secondsIn('gateway/src/forward.ts', /headersTimeout: ([\d_]+)/);
    const [ingress] = ofKind(manifests, 'Ingress');
    const ingressWaits = Number.parseInt(
      ingress?.metadata.annotations?.['haproxy.org/timeout-server'] ?? '60',
      10,
    );
    const waits = { gateway: ingressWaits, service: gatewayWaits, worker: -1 };
    for (const role of allParts) {
      const manifest = deploymentOf(manifests, role);
      const answersOn = onlyContainer(manifest).lifecycle?.preStop.sleep.seconds ?? 0;
      expect(answersOn).toBeGreaterThan(waits[role.kind]);
      expect(podOf(manifest).spec.terminationGracePeriodSeconds).toBeGreaterThan(answersOn + lastSeconds);
    }
  });

  it('is replaced by one more at a time, away one at a time, and spread over nodes and zones', () => {
    for (const role of allParts) {
      const { spec } = deploymentOf(manifests, role);
      expect(spec.strategy).toEqual({
        type: 'RollingUpdate',
        rollingUpdate: { maxSurge: 1, maxUnavailable: 0 },
      });
      const budget = findManifest(manifests, 'PodDisruptionBudget', partOf(role)).spec;
      expect(budget).toMatchObject({ maxUnavailable: 1, selector: spec.selector });
      const spread = podOf(deploymentOf(manifests, role)).spec.topologySpreadConstraints;
      expect(spread?.map(({ topologyKey }) => topologyKey)).toEqual([
        'kubernetes.io/hostname',
        'topology.kubernetes.io/zone',
      ]);
    }
  });

  it('asks for the memory that a process has at rest, and may have what its pictures and its browser take', () => {
    const [, mebibytes] = /split into 12 processes \| (\d+) MiB/.exec(read('bench/results.md')) ?? [];
    const [, browser] = /memory of its browser after that \| (\d+) MB/.exec(read('bench/results.md')) ?? [];
    const [, ofPicture] =
      /maxBytes: (\d+) \* 1024/.exec(read('libs/service-kit/src/pictures/picture-process.ts')) ?? [];
    const [, pictures] =
      /new PictureTurns\((\d+)\)/.exec(read('libs/service-kit/src/pictures/rewrite-picture.ts')) ?? [];
    const atRest = Number(mebibytes) / 12;
    for (const role of allParts) {
      const part = partOf(role);
      const { requests, limits } = onlyContainer(deploymentOf(manifests, role)).resources ?? {};
      const decoding = ['identity', 'orders'].includes(part) ? Number(pictures) * Number(ofPicture) : 0;
      const printing = stagesOf(part).some(({ text }) => text.includes('./chromium')) ? Number(browser) : 0;
      expect(mebibytesOf(requests?.memory)).toBeGreaterThan(atRest);
      expect(mebibytesOf(limits?.memory)).toBeGreaterThan(atRest + decoding + printing);
    }
  });
});

it('README.md names the variables that are left to the code', () => {
  const text = read(path.join(folder, 'README.md'));
  const names = leftToCode.map((name) => name.replace(/^(?!QUEUE)[A-Z]+(?=_POOL_SIZE$)/, '<SERVICE>'));
  expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

describe('a manifest', () => {
  const budget = { apiVersion: 'policy/v1', kind: 'PodDisruptionBudget', metadata: { name: 'orders' } };

  it('may not have a field that no schema has, anywhere', () => {
    const spec = { maxUnavailable: 1, selector: { matchLabel: { name: 'orders' } } };
    expect(problemsOf({ ...budget, spec })).toContain('.spec.selector.matchLabel is not in the schema');
  });

  it('may not have a value of another kind', () => {
    const spec = { maxUnavailable: 1, unhealthyPodEvictionPolicy: 'Sometimes' };
    expect(problemsOf({ ...budget, spec })[0]).toContain('unhealthyPodEvictionPolicy');
  });

  it('of a custom resource may not lack what its CRD asks for', () => {
    const cluster = { apiVersion: 'postgresql.cnpg.io/v1', kind: 'Cluster', metadata: { name: 'postgres' } };
    expect(problemsOf({ ...cluster, spec: { instances: 3, replicas: 3 } })).toEqual([
      'spec.replicas is not in the CRD',
      'spec.storage.size is missing',
    ]);
  });

  it('may not be of a kind that nothing describes', () => {
    expect(problemsOf({ ...budget, apiVersion: 'policy/v2' })).toEqual([
      'policy/v2 PodDisruptionBudget is not known',
    ]);
  });
});
