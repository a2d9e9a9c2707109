import * as keda from '@kubernetes-models/keda/keda.sh/v1alpha1';
import * as apps from 'kubernetes-models/apps/v1';
import * as autoscaling from 'kubernetes-models/autoscaling/v2';
import * as batch from 'kubernetes-models/batch/v1';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';
import { fieldsOf } from './custom-resources.js';
import type { Manifest } from './manifests.js';

/** Checks `this`. @throws Error that names what does not fit. */
type Validate = (this: unknown) => void;

const models: Record<string, object> = {
  v1: core,
  'apps/v1': apps,
  'autoscaling/v2': autoscaling,
  'batch/v1': batch,
  'keda.sh/v1alpha1': keda,
  'networking.k8s.io/v1': networking,
  'policy/v1': policy,
};

/** What is wrong with a manifest by the schema of its kind: wrong or missing values, and fields that no schema has. */
export function problemsOf(manifest: Manifest): string[] {
  const model = Object.entries(models[manifest.apiVersion] ?? {}).find(
    ([kind]) => kind === manifest.kind,
  )?.[1];
  if (!model) return unknownFields(manifest);
  const watched = watch(manifest);
  try {
    const validate: Validate = model.prototype.validate;
    validate.call(watched.value);
  } catch (error) {
    return [String(error)];
  }
  return watched.unread().map((field) => `${field} is not in the schema`);
}

/** Of resources for which no package has a schema. */
function unknownFields({ apiVersion, kind, ...manifest }: Manifest): string[] {
  const fields = fieldsOf(apiVersion, kind);
  if (!fields) return [`${apiVersion} ${kind} is not known`];
  const { required, known } = fields;
  const given = pathsOf(manifest);
  return [
    ...given
      .filter((path) => !known.some((field) => isField(path, field)))
      .map((path) => `${path} is not in the CRD`),
    ...required.filter((path) => !given.includes(path)).map((path) => `${path} is missing`),
  ];
}

const isField = (path: string, field: string) =>
  field.endsWith('.*') ? path.startsWith(field.slice(0, -1)) : path === field;

/** `spec.cluster.name`, without places in lists. */
function pathsOf(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.length === 0 ? [at] : value.flatMap((each) => pathsOf(each, at));
  if (typeof value !== 'object' || value === null) return [at];
  return Object.entries(value).flatMap(([name, each]) => pathsOf(each, at === '' ? name : `${at}.${name}`));
}

/** Schemas of Kubernetes allow any field beside theirs. A validator reads each field that its schema has, so one that it does not read is unknown. */
function watch(original: object): { value: object; unread(): string[] } {
  const unread = new Set<string>();
  const wrap = (value: unknown, at: string): unknown => {
    if (Array.isArray(value)) return value.map((each, index) => wrap(each, `${at}[${index}]`));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([name, each]) => [name, wrap(each, `${at}.${name}`)]);
    for (const [name] of entries) unread.add(`${at}.${name}`);
    return new Proxy(Object.fromEntries(entries), {
      get: (target, name) => {
        unread.delete(`${at}.${String(name)}`);
        return target[name];
      },
    });
  };
  return { value: wrap(original, '') as object, unread: () => [...unread] };
}
