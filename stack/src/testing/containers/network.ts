import type { Labels, Manifest } from './manifests.js';

interface Selector {
  matchLabels?: Labels;
  matchExpressions?: { key: string; operator: string; values: string[] }[];
}

interface Rule {
  from?: { podSelector?: Selector }[];
  to?: { podSelector?: Selector }[];
  ports?: { port: number }[];
}

function selects({ matchLabels = {}, matchExpressions = [] }: Selector, labels: Labels): boolean {
  const has = Object.entries(matchLabels).every(([name, value]) => labels[name] === value);
  return (
    has &&
    matchExpressions.every(({ key, operator, values }) => {
      if (operator !== 'In') throw new Error(`${operator} is not known here.`);
      return values.includes(labels[key] ?? '');
    })
  );
}

/** Whether one side's policies let it through: there is none, or a rule of one fits. */
function lets(
  policies: Manifest[],
  type: 'Ingress' | 'Egress',
  ends: { own: Labels; other: Labels; port: number },
): boolean {
  const own = policies.filter(
    ({ spec }) => spec.policyTypes.includes(type) && selects(spec.podSelector, ends.own),
  );
  const rules: Rule[] = own.flatMap(({ spec }) => spec[type === 'Ingress' ? 'ingress' : 'egress'] ?? []);
  return (
    own.length === 0 ||
    rules.some(({ from, to, ports }) => {
      const peers = from ?? to;
      const isPeer =
        !peers || peers.some(({ podSelector }) => podSelector && selects(podSelector, ends.other));
      return isPeer && (!ports || ports.some(({ port }) => port === ends.port));
    })
  );
}

/** Whether pods of a namespace reach each other by its network policies. */
export function reaches(
  policies: Manifest[],
  { from, to, port }: { from: Labels; to: Labels; port: number },
): boolean {
  return (
    lets(policies, 'Egress', { own: from, other: to, port }) &&
    lets(policies, 'Ingress', { own: to, other: from, port })
  );
}
