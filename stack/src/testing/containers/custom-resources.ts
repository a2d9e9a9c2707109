/** The fields of custom resources that manifests here may have, as their CRD documents them. No npm package that runs on Node.js 20 has schemas of these. */
interface Fields {
  required: string[];
  known: string[];
}

const metadata = ['metadata.name', 'metadata.namespace'];

/** A `*` at the end stands for any name. */
const fields = (required: string[], optional: string[] = []): Fields => ({
  required: ['metadata.name', ...required],
  known: [...metadata, ...required, ...optional],
});

/** By the API references of https://cloudnative-pg.io and https://external-secrets.io, of August 2026. */
const resources: Record<string, Fields> = {
  'postgresql.cnpg.io/v1 Cluster': fields(
    ['spec.instances', 'spec.storage.size'],
    [
      'spec.imageName',
      'spec.inheritedMetadata.labels.*',
      'spec.enableSuperuserAccess',
      'spec.superuserSecret.name',
      'spec.postgresql.synchronous.method',
      'spec.postgresql.synchronous.number',
      'spec.postgresql.synchronous.dataDurability',
      'spec.postgresql.parameters.*',
      'spec.affinity.enablePodAntiAffinity',
      'spec.affinity.podAntiAffinityType',
      'spec.affinity.topologyKey',
      'spec.topologySpreadConstraints.maxSkew',
      'spec.topologySpreadConstraints.topologyKey',
      'spec.topologySpreadConstraints.whenUnsatisfiable',
      'spec.topologySpreadConstraints.labelSelector.matchLabels.*',
      'spec.walStorage.size',
      'spec.resources.requests.*',
      'spec.resources.limits.*',
      'spec.plugins.name',
      'spec.plugins.isWALArchiver',
      'spec.plugins.parameters.*',
    ],
  ),
  'postgresql.cnpg.io/v1 Pooler': fields(
    ['spec.cluster.name', 'spec.pgbouncer.poolMode'],
    [
      'spec.instances',
      'spec.type',
      'spec.pgbouncer.parameters.*',
      'spec.template.metadata.labels.*',
      'spec.template.spec.containers',
    ],
  ),
  'postgresql.cnpg.io/v1 ScheduledBackup': fields(
    ['spec.cluster.name', 'spec.schedule'],
    ['spec.immediate', 'spec.backupOwnerReference', 'spec.method', 'spec.pluginConfiguration.name'],
  ),
  'barmancloud.cnpg.io/v1 ObjectStore': fields(
    ['spec.configuration.destinationPath'],
    [
      'spec.retentionPolicy',
      'spec.configuration.endpointURL',
      'spec.configuration.s3Credentials.accessKeyId.name',
      'spec.configuration.s3Credentials.accessKeyId.key',
      'spec.configuration.s3Credentials.secretAccessKey.name',
      'spec.configuration.s3Credentials.secretAccessKey.key',
      'spec.configuration.wal.compression',
      'spec.configuration.data.compression',
    ],
  ),
  'external-secrets.io/v1 ExternalSecret': fields(
    ['spec.secretStoreRef.kind', 'spec.secretStoreRef.name', 'spec.target.name', 'spec.dataFrom.extract.key'],
    [
      'spec.refreshInterval',
      'spec.target.template.engineVersion',
      'spec.target.template.mergePolicy',
      'spec.target.template.type',
      'spec.target.template.data.*',
    ],
  ),
};

/** Undefined for a kind that is not described here. */
export const fieldsOf = (apiVersion: string, kind: string): Fields | undefined =>
  resources[`${apiVersion} ${kind}`];
