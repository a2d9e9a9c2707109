import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { type Environment, read, variablesIn } from './sources.js';

export const folder = 'deploy/kubernetes';

export interface Labels {
  [name: string]: string;
}

export interface EnvVariable {
  name: string;
  value?: string;
  valueFrom?: {
    configMapKeyRef?: { name: string; key: string };
    secretKeyRef?: { name: string; key: string; optional?: boolean };
  };
}

interface Probe {
  httpGet?: { path: string; port: string };
}

export interface Container {
  name: string;
  image: string;
  command?: string[];
  args?: string[];
  env?: EnvVariable[];
  ports?: { name: string; containerPort: number }[];
  securityContext?: object;
  volumeMounts?: { name: string; mountPath: string }[];
  resources?: { requests: Labels; limits: Labels };
  lifecycle?: { preStop: { sleep: { seconds: number } } };
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
}

export interface PodSpec {
  containers: Container[];
  initContainers?: Container[];
  automountServiceAccountToken?: boolean;
  enableServiceLinks?: boolean;
  securityContext?: object;
  terminationGracePeriodSeconds?: number;
  topologySpreadConstraints?: { topologyKey: string }[];
  volumes?: { name: string }[];
}

/** What of a manifest is compared here. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Labels; annotations?: Labels };
  data?: Environment;
  // biome-ignore lint/suspicious/noExplicitAny: it differs from kind to kind, and schemas have checked it.
  spec?: any;
}

/** All manifests of YAML: those of a List one by one. */
export function parseManifests(text: string): Manifest[] {
  const documents = parseAllDocuments(text, { merge: true });
  const manifests = documents.map((document) => document.toJS({ maxAliasCount: -1 }));
  return manifests.flatMap((manifest) => (manifest.kind === 'List' ? manifest.items : manifest));
}

interface Generator {
  name: string;
  envs: string[];
}

interface Image {
  name: string;
  newName?: string;
  newTag?: string;
}

interface Kustomization {
  resources: string[];
  configMapGenerator?: Generator[];
  secretGenerator?: Generator[];
  images?: Image[];
}

const kustomizationIn = (of: string): Kustomization =>
  parse(read(path.join(folder, of, 'kustomization.yaml')), { merge: true });

/** The manifests of a base or an overlay as they are written, before its patches; secrets as their examples have them. */
export function writtenManifests(of: string): Manifest[] {
  const { resources, configMapGenerator = [], secretGenerator = [], images = [] } = kustomizationIn(of);
  const found = resources.flatMap((resource) =>
    resource.endsWith('.yaml')
      ? parseManifests(read(path.join(folder, of, resource)))
      : writtenManifests(path.join(of, resource)),
  );
  const valuesIn = (files: string[]) =>
    Object.assign({}, ...files.map((file) => variablesIn(path.join(folder, of, file))));
  for (const { name, envs } of configMapGenerator) {
    const before = ofKind(found, 'ConfigMap').find(({ metadata }) => metadata.name === name);
    if (before) Object.assign(before.data ?? {}, valuesIn(envs));
    else found.push({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data: valuesIn(envs) });
  }
  for (const { name, envs } of secretGenerator) {
    const values = Object.entries<string>(valuesIn(envs.map((file) => `${file}.example`)));
    const data = Object.fromEntries(
      values.map(([key, value]) => [key, Buffer.from(value).toString('base64')]),
    );
    found.push({ apiVersion: 'v1', kind: 'Secret', metadata: { name }, data });
  }
  for (const container of withPods(found).flatMap(containersOf)) {
    container.image = withTag(container.image, images);
  }
  return found;
}

function withTag(image: string, images: Image[]): string {
  const [name = '', tag] = image.split(':');
  const change = images.find((each) => each.name === name);
  if (!change) return image;
  return [change.newName ?? name, change.newTag ?? tag].filter((part) => part !== undefined).join(':');
}

export const ofKind = (manifests: Manifest[], kind: string): Manifest[] =>
  manifests.filter((manifest) => manifest.kind === kind);

/** Of a Deployment, a StatefulSet or a Job. */
export const podOf = ({ spec }: Manifest): { labels: Labels; spec: PodSpec } => ({
  labels: spec.template.metadata.labels,
  spec: spec.template.spec,
});

/** Those of a pod, before and while it runs. */
export const containersOf = (manifest: Manifest): Container[] => {
  const { containers, initContainers = [] } = podOf(manifest).spec;
  return [...containers, ...initContainers];
};

/** What has pods that we describe. */
export const withPods = (manifests: Manifest[]): Manifest[] =>
  manifests.filter(({ kind }) => ['Deployment', 'StatefulSet', 'Job'].includes(kind));

/** Generated names end with a hash of what they hold. */
const isNamed = (name: string, base: string) => name === base || name.replace(/-[0-9a-z]{10}$/, '') === base;

/** @throws Error when there is none. */
export function findManifest(manifests: Manifest[], kind: string, name: string): Manifest {
  const found = ofKind(manifests, kind).find(({ metadata }) => isNamed(metadata.name, name));
  if (!found) throw new Error(`There is no ${kind} ${name}.`);
  return found;
}

/** Of a part, the migration or a store. @throws Error when it has others beside it. */
export function onlyContainer(manifest: Manifest): Container {
  const [container, ...others] = podOf(manifest).spec.containers;
  if (!container || others.length > 0) throw new Error(`${manifest.metadata.name} has not one container.`);
  return container;
}

/** The variables of a container that come from the Secret. @throws Error when one has another name there. */
export function secretsOf({ env = [] }: Container): { name: string; isOptional: boolean }[] {
  return env.flatMap(({ name, valueFrom }) => {
    const from = valueFrom?.secretKeyRef;
    if (!from) return [];
    if (!isNamed(from.name, 'secrets')) throw new Error(`${name} comes from ${from.name}.`);
    return [{ name: from.key, isOptional: from.optional === true }];
  });
}

/** What stands for a secret's value. One that may be missing is, where the settings name no provider: `S3_ENDPOINT`. */
function sampleOf(name: string, isOptional: boolean, settings: Environment): string {
  const provider = Object.keys(settings).find((setting) => {
    const [, prefix] = /^(\w+_)(ENDPOINT|URL)$/.exec(setting) ?? [];
    return prefix !== undefined && name.startsWith(prefix);
  });
  if (isOptional && provider && settings[provider] === '') return '';
  if (name === 'SMTP_URL') return 'smtp://mail.example:587';
  return name.endsWith('_URL')
    ? 'postgres://somebody@somewhere/something'
    : `made-up-${name}-of-32-characters`;
}

/** The environment as a container sees it. @throws Error when the settings lack one that it takes from there. */
export function environmentOf(manifests: Manifest[], { env = [] }: Container): Environment {
  const { data: settings = {} } = findManifest(manifests, 'ConfigMap', 'settings');
  const values = env.map(({ name, value, valueFrom }): [string, string] => {
    if (value !== undefined) return [name, value];
    const key = valueFrom?.configMapKeyRef?.key;
    if (key === undefined)
      return [name, sampleOf(name, valueFrom?.secretKeyRef?.optional === true, settings)];
    if (settings[key] === undefined) throw new Error(`There is no setting ${key}.`);
    return [name, settings[key]];
  });
  return Object.fromEntries(values);
}
