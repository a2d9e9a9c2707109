import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freePorts, launchProduct, type ProductPorts, type RunningProduct } from '../../launch-product.cjs';
import { ProductDatabases } from '../databases.js';
import { until } from '../product.js';
import { isAlive, isReady, readParts } from '../split-parts.js';

/** In one process, or with `--split` every part in its own. */
export type Mode = 'one' | 'split';

export const whole = 'the whole';
export const postgres = 'PostgreSQL';
const services = ['identity', 'quoting', 'orders', 'notifications', 'reporting'];
export const partNames = ['gateway', ...services, ...services.map((name) => `${name} worker`)];

/** A product of its own data and ports that is killed again and again, and started again each time. */
export class ChaosProduct {
  readonly databases: ProductDatabases;

  private constructor(
    readonly mode: Mode,
    readonly dataDir: string,
    private readonly ports: ProductPorts,
    private running: RunningProduct,
  ) {
    this.databases = new ProductDatabases(dataDir, ports['postgres-port']);
  }

  static async start(mode: Mode, dataDir: string): Promise<ChaosProduct> {
    rmSync(dataDir, { recursive: true, force: true });
    const ports = await freePorts();
    return new ChaosProduct(mode, dataDir, ports, await launch(mode, dataDir, ports));
  }

  get site(): string {
    return this.running.site;
  }

  get inbox(): string {
    return this.running.inbox;
  }

  /** Of the process that watches the others; it changes only when the whole is killed. */
  get pid(): number | undefined {
    return this.running.child.pid;
  }

  /** kill -9. Parts and PostgreSQL are started again by the product itself, the whole by us. */
  async kill(victim: string): Promise<void> {
    if (victim !== whole) {
      process.kill(victim === postgres ? this.postgresPid() : await this.pidOf(victim), 'SIGKILL');
      return;
    }
    await this.end('SIGKILL');
    this.running = await launch(this.mode, this.dataDir, this.ports);
  }

  async end(signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
    const { child } = this.running;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  /** Every part answers that it is ready. */
  async isWell(): Promise<boolean> {
    const urls =
      this.mode === 'split' ? readParts(this.dataDir) : [{ name: whole, pid: 0, url: this.running.site }];
    return (await Promise.all(urls.map(isReady))).every(Boolean);
  }

  private pidOf(name: string): Promise<number> {
    return until(`${name} to run`, async () => {
      const found = readParts(this.dataDir).find((part) => part.name === name);
      return found && isAlive(found.pid) && found.pid;
    });
  }

  private postgresPid(): number {
    const [pid] = readFileSync(path.join(this.dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
    return Number(pid);
  }
}

function launch(mode: Mode, dataDir: string, ports: ProductPorts): Promise<RunningProduct> {
  return launchProduct({
    dataDir,
    ports,
    env: { RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'warn' },
    args: mode === 'split' ? ['--split'] : [],
    // Whoever runs these tests has built before.
    entry: 'e2e/start-built.mjs',
  });
}
