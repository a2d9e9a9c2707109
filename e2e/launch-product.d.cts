import type { ChildProcess } from 'node:child_process';

export type ProductPorts = Record<
  'site-port' | 'public-port' | 'inbox-port' | 'smtp-port' | 'postgres-port',
  number
>;

export interface RunningProduct {
  child: ChildProcess;
  logFile: string;
  site: string;
  publicSite: string;
  inbox: string;
}

export function freePorts(): Promise<ProductPorts>;

export function spawnProduct(options: {
  args: string[];
  env?: Record<string, string>;
  logFile: string;
  /** What Node.js runs, in the repository's folder; `stack/start.mjs` unless told. */
  entry?: string;
}): ChildProcess;

export function launchProduct(options: {
  dataDir: string;
  ports: ProductPorts;
  env?: Record<string, string>;
  args?: string[];
  /** `product.log` in the data folder unless told. */
  logFile?: string;
  entry?: string;
}): Promise<RunningProduct>;
