import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { folder, type Manifest, parseManifests, writtenManifests } from './manifests.js';
import { root } from './sources.js';

const hasKubectl = spawnSync('kubectl', ['kustomize', '--help']).status === 0;

/** Kustomize folds what is long in base64, which Kubernetes takes and a schema does not. */
function unfold(manifest: Manifest): Manifest {
  if (manifest.kind !== 'Secret') return manifest;
  const values = Object.entries(manifest.data ?? {}).map(([name, value]) => [name, value.replace(/\s/g, '')]);
  return { ...manifest, data: Object.fromEntries(values) };
}

/** What `kubectl apply -k` would apply, with secrets made as README.md says. Needs no cluster. */
function builtManifests(of: string): Manifest[] {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'overland-kustomize-'));
  try {
    cpSync(path.join(root, folder), copy, { recursive: true });
    const secrets = path.join(copy, 'overlays/small/secrets.env');
    rmSync(secrets, { force: true });
    execFileSync(process.execPath, [path.join(root, 'deploy/make-env.mjs'), '--to', secrets]);
    const text = execFileSync('kubectl', ['kustomize', path.join(copy, of)], { encoding: 'utf8' });
    return parseManifests(text).map(unfold);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const overlays = ['overlays/small', 'overlays/production'];

/** The overlays as they are written, and where kubectl is there also with their patches, as it builds them. */
export const deployed = [
  ...overlays.map((of) => ({ of, how: 'as it is written', manifests: writtenManifests(of) })),
  ...(hasKubectl
    ? overlays.map((of) => ({ of, how: 'as kubectl builds it', manifests: builtManifests(of) }))
    : []),
];
