import { processMetrics, serviceVariable } from '@overland/service-kit';
import { deployed } from './testing/containers/kustomize.js';
import {
  environmentOf,
  findManifest,
  type Manifest,
  ofKind,
  onlyContainer,
} from './testing/containers/manifests.js';
import { serviceNames } from './testing/containers/variables.js';

const workers = serviceNames.map((name) => `${name}-worker`);

/** The pool of a process is of this size when it is not set (libs/service-kit/src/database/database.module.ts). */
const poolSize = 10;

describe.each(deployed)('scaling in $of, $how', ({ of, manifests }) => {
  const scaled = ofKind(manifests, 'HorizontalPodAutoscaler');
  const keda = ofKind(manifests, 'ScaledObject');

  it('leaves the number of pods to those who scale them, or to one', () => {
    for (const { spec } of ofKind(manifests, 'Deployment')) expect(spec.replicas).toBeUndefined();
    const isScaled = of.endsWith('production');
    const namesOf = (found: Manifest[]) => found.map(({ metadata }) => metadata.name).sort();
    expect(namesOf(scaled)).toEqual(isScaled ? ['gateway', ...serviceNames].sort() : []);
    expect(namesOf(keda)).toEqual(isScaled ? [...workers].sort() : []);
  });

  it('is of what has the same name', () => {
    for (const { metadata, spec } of [...scaled, ...keda]) {
      expect(spec.scaleTargetRef.name).toBe(metadata.name);
      expect(findManifest(manifests, 'Deployment', metadata.name)).toBeDefined();
    }
  });

  it('asks for a figure that workers report, with the name of their service', async () => {
    const remove = processMetrics().addService({
      service: 'orders',
      parts: [async () => [{ gauge: 'due_oldest_seconds', labels: { work: 'export' }, value: 7 }]],
    });
    const text = await processMetrics().text();
    remove();
    expect(text).toContain('overland_due_oldest_seconds{service="orders",work="export"} 7');
    for (const { metadata, spec } of keda) {
      const service = metadata.name.replace('-worker', '');
      const [trigger] = spec.triggers;
      expect(trigger.metadata.query).toBe(`max(overland_due_oldest_seconds{service="${service}"})`);
    }
  });

  it('opens no more connections than PostgreSQL takes, in a rollout of everything', () => {
    const mostOf = (name: string) => {
      const own = [...scaled, ...keda].find(({ metadata }) => metadata.name === name)?.spec;
      return (own?.maxReplicas ?? own?.maxReplicaCount ?? 1) + 1;
    };
    for (const name of serviceNames) {
      const env = environmentOf(manifests, onlyContainer(findManifest(manifests, 'Deployment', name)));
      expect(env[serviceVariable(name, 'POOL_SIZE')]).toBeUndefined();
    }
    const most = of.endsWith('production')
      ? findManifest(manifests, 'Cluster', 'postgres').spec.postgresql.parameters.max_connections
      : onlyContainer(findManifest(manifests, 'StatefulSet', 'postgres')).args?.[1]?.split('=')[1];
    const opened = [...serviceNames, ...workers].reduce((sum, name) => sum + mostOf(name) * poolSize, 0);
    const pooler = ofKind(manifests, 'Pooler')[0]?.spec;
    if (!pooler) return expect(opened).toBeLessThan(Number(most));
    const { max_client_conn: clients, default_pool_size: ofDatabase } = pooler.pgbouncer.parameters;
    expect(opened).toBeLessThan(Number(clients));
    const listening = mostOf('quoting') + mostOf('quoting-worker');
    const atServer = pooler.instances * serviceNames.length * Number(ofDatabase) + listening;
    expect(atServer).toBeLessThan(Number(most));
  });
});

it('Redis persists its data and evicts nothing', () => {
  for (const { manifests } of deployed) {
    const args = onlyContainer(findManifest(manifests, 'StatefulSet', 'redis')).args?.join(' ');
    expect(args).toContain('--appendonly yes');
    expect(args).toContain('--maxmemory-policy noeviction');
  }
});
