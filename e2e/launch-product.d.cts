import type { ChildProcess } from 'node:child_process';

export type ProductPorts = Record<
  'site-port' | 'public-port' | 'inbox-port' | 'smtp-port' | 'postgres-port' | 'dispatch-port',
  number
>;

export interface RunningProduct {
  child: ChildProcess;
  logFile: string;
  site: string;
  publicSite: string;
  inbox: string;
  /** The dispatch simulator. */
  dispatch: string;
}

export function freePort(): Promise<number>;

export function freePorts(): Promise<ProductPorts>;

export function spawnProduct(options: {
  args: string[];
  env?: Record<string, string>;
  logFile: string;
  /** The script that Node.js runs from the repository root. Default: `e2e/start.mjs`, which builds first. */
  entry?: string;
}): ChildProcess;

export function launchProduct(options: {
  dataDir: string;
  ports: ProductPorts;
  env?: Record<string, string>;
  args?: string[];
  /** Default: `product.log` in the data folder. */
  logFile?: string;
  entry?: string;
}): Promise<RunningProduct>;

/** Ends the product; one that has not ended after `longestMs` is killed. @returns its exit code or the signal. */
export function endProduct(
  child: ChildProcess,
  signal?: NodeJS.Signals,
  longestMs?: number,
): Promise<number | NodeJS.Signals>;

/** The end of a log file. */
export function lastLines(logFile: string, count?: number): string;
