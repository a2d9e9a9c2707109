import { serviceVariable } from '@overland/service-kit';
import { deployed } from './testing/containers/kustomize.js';
import {
  environmentOf,
  findManifest,
  type Labels,
  type Manifest,
  ofKind,
  onlyContainer,
  podOf,
  withPods,
} from './testing/containers/manifests.js';
import { reaches } from './testing/containers/network.js';
import { serviceNames } from './testing/containers/variables.js';

/** The pods that we describe, and PostgreSQL's, which CloudNativePG makes. */
function podsOf(manifests: Manifest[]): Map<string, Labels> {
  const found = withPods(manifests).map((manifest): [string, Labels] => [
    manifest.metadata.name,
    podOf(manifest).labels,
  ]);
  return new Map([...found, ['postgres', { 'app.kubernetes.io/name': 'postgres' }]]);
}

const stores = { redis: 6379, postgres: 5432 };
const parts = (names: readonly string[]) => names.flatMap((name) => [name, `${name}-worker`]);

/** What each calls, by the URLs that it is given, and the stores that it uses. */
function expectedArrows(manifests: Manifest[]): string[] {
  const calls = ['gateway', ...parts(serviceNames)].flatMap((from) => {
    const env = environmentOf(manifests, onlyContainer(findManifest(manifests, 'Deployment', from)));
    const called = serviceNames.filter((name) => serviceVariable(name, 'URL') in env);
    return [...called, ...(env.REDIS_URL ? ['redis'] : [])].map((to) => `${from} to ${to}`);
  });
  const databases = [...parts(serviceNames), 'migrate'].map((from) => `${from} to postgres`);
  return [...calls, ...databases];
}

describe.each(deployed)('the network policies of $of, $how', ({ of, manifests }) => {
  const policies = ofKind(manifests, 'NetworkPolicy');
  const pods = podsOf(manifests);
  const ports = [3000, 8080, 8081, 9464, ...Object.values(stores)];

  it('allow the arrows between pods, and no other but to the sites', () => {
    const found = [...pods].flatMap(([fromName, from]) =>
      [...pods].flatMap(([toName, to]) => {
        if (fromName === toName || toName === 'gateway') return [];
        const open = ports.filter((port) => reaches(policies, { from, to, port }));
        const own = toName in stores ? stores[toName as keyof typeof stores] : 3000;
        expect(open.filter((port) => port !== own)).toEqual([]);
        return open.length > 0 ? [`${fromName} to ${toName}`] : [];
      }),
    );
    expect(found.sort()).toEqual(expectedArrows(manifests).sort());
  });

  it('let nobody in the namespace ask the gateway', () => {
    for (const from of pods.values()) {
      const to = pods.get('gateway') ?? {};
      const open = ports.filter((port) => reaches(policies, { from, to, port }));
      expect(open).toEqual([]);
    }
  });

  it('keep a pod that nothing here describes from everything', () => {
    const from = { 'app.kubernetes.io/name': 'somebody' };
    for (const to of pods.values()) {
      expect(ports.filter((port) => reaches(policies, { from, to, port }))).toEqual([]);
    }
  });

  it('let those out that call others, to ports of theirs, and into no network inside', () => {
    const out = policies.filter(({ spec }) => JSON.stringify(spec.egress ?? []).includes('ipBlock'));
    expect(out.map(({ metadata }) => metadata.name).sort()).toEqual(['mail', 'providers']);
    for (const { spec } of out) {
      const [{ to }] = spec.egress;
      expect(to[0].ipBlock.except).toEqual(
        expect.arrayContaining(['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16']),
      );
    }
  });

  it('let people in to the sites alone, in production by the ingress alone', () => {
    const { ingress } = findManifest(policies, 'NetworkPolicy', 'to-gateway').spec;
    expect(ingress).toHaveLength(1);
    expect(ingress[0].ports).toEqual([{ port: 8080 }, { port: 8081 }]);
    const ofIngress = {
      namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'haproxy-controller' } },
    };
    expect(ingress[0].from).toEqual(of.endsWith('production') ? [ofIngress] : undefined);
  });
});
