import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  endProduct,
  freePorts,
  launchProduct,
  type ProductPorts,
  type RunningProduct,
} from '../../launch-product.cjs';
import { ProductDatabases } from '../databases.js';
import { until } from '../product.js';
import { isAlive, isReady, type PartRow, readParts } from '../split-parts.js';
import type { SmallDisk } from './small-disk.js';

/** Everything in one process, with `--split` each part in its own, or with `--replicas 2` each in two. */
export type Mode = 'one' | 'split' | 'replicas';

/** In a report. */
export const hostings: Record<Mode, string> = {
  one: 'One process',
  split: 'Each part in its own process',
  replicas: 'Two processes of each part',
};

const argsOf: Record<Mode, string[]> = {
  one: [],
  split: ['--split'],
  replicas: ['--split', '--replicas', '2'],
};

export const whole = 'whole product';
export const postgres = 'PostgreSQL';
export const services = ['identity', 'quoting', 'orders', 'notifications', 'reporting'];
export const partNames = ['gateway', ...services, ...services.map((name) => `${name} worker`)];

/** What a run of chaos needs of a product. */
export type KilledProduct = Pick<ChaosProduct, 'dataDir' | 'databases' | 'site' | 'inbox' | 'kill'>;

/** A product with its own data and ports that is killed and restarted repeatedly. */
export class ChaosProduct {
  readonly databases: ProductDatabases;

  private constructor(
    readonly mode: Mode,
    readonly dataDir: string,
    private readonly ports: ProductPorts,
    private running: RunningProduct,
    /** Of its data; null on an ordinary one. */
    readonly disk: SmallDisk | null,
  ) {
    this.databases = new ProductDatabases(dataDir, ports['postgres-port']);
  }

  static async start(mode: Mode, dataDir: string, disk: SmallDisk | null = null): Promise<ChaosProduct> {
    rmSync(dataDir, { recursive: true, force: true });
    const ports = await freePorts();
    return new ChaosProduct(mode, dataDir, ports, await launch(mode, dataDir, ports), disk);
  }

  get site(): string {
    return this.running.site;
  }

  get inbox(): string {
    return this.running.inbox;
  }

  /** The dispatch simulator. */
  get dispatch(): string {
    return this.running.dispatch;
  }

  /** The supervising process; it changes only when the whole product is killed. */
  get pid(): number | undefined {
    return this.running.child.pid;
  }

  /** kill -9. The product restarts its parts and PostgreSQL itself; we restart the whole product. */
  async kill(victim: string): Promise<void> {
    if (victim !== whole) {
      process.kill(victim === postgres ? this.postgresPid() : await this.pidOf(victim), 'SIGKILL');
      return;
    }
    await this.end('SIGKILL');
    await this.startAgain();
  }

  /** @throws Error with its output if it ends before it is ready */
  async startAgain(): Promise<void> {
    this.running = await launch(this.mode, this.dataDir, this.ports);
  }

  /** @returns its exit code, or the signal that ended it */
  end(signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL'): Promise<number | NodeJS.Signals> {
    return endProduct(this.running.child, signal);
  }

  /** Whether every part reports ready. */
  async isWell(): Promise<boolean> {
    return (await Promise.all(this.parts().map(isReady))).every(Boolean);
  }

  /** What runs in a process of its own. */
  parts(): readonly PartRow[] {
    return this.mode === 'one'
      ? [{ name: whole, pid: 0, url: this.running.site, version: null }]
      : readParts(this.dataDir);
  }

  private pidOf(name: string): Promise<number> {
    return until(`${name} to run`, async () => {
      const found = readParts(this.dataDir).find((part) => part.name === name);
      return found && isAlive(found.pid) && found.pid;
    });
  }

  postgresPid(): number {
    const [pid] = readFileSync(path.join(this.dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
    return Number(pid);
  }
}

function launch(mode: Mode, dataDir: string, ports: ProductPorts): Promise<RunningProduct> {
  return launchProduct({
    dataDir,
    ports,
    env: { RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'warn' },
    args: argsOf[mode],
    // The build was made before these tests run.
    entry: 'e2e/start-built.mjs',
  });
}
