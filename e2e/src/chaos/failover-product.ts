import { mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Pgbouncer, TestRedis } from '@overland/service-kit/testing';
import { databaseUrls } from '../../../stack/src/databases.js';
import {
  endProduct,
  freePorts,
  launchProduct,
  type ProductPorts,
  type RunningProduct,
} from '../../launch-product.cjs';
import { ProductDatabases, productSecrets } from '../databases.js';
import type { KilledProduct, Mode } from './chaos-product.js';
import { ServerPair } from './server-pair.js';

export interface Failover {
  /** When the primary was lost, by `performance.now()`. */
  at: number;
  /** Until the other server took changes, and pgbouncer was told of it. */
  promotedMs: number;
}

/** So long the product runs on one server before it is copied to a new one. */
const aloneMs = 20_000;
const listening = 'overland_quoting_sessions';

/** A product whose databases are on two servers, which it reaches by pgbouncer; its queue is in Redis. */
export class FailoverProduct implements KilledProduct {
  readonly failovers: Failover[] = [];
  private joining: Promise<void> = Promise.resolve();

  private constructor(
    readonly dataDir: string,
    private readonly running: RunningProduct,
    private readonly servers: ServerPair,
    private readonly pooler: Pgbouncer,
    private readonly redis: TestRedis,
  ) {}

  static async start(mode: Mode, home: string): Promise<FailoverProduct> {
    rmSync(home, { recursive: true, force: true });
    const dataDir = path.join(home, 'data');
    const ports = await freePorts();
    const servers = await ServerPair.start(home, await makeDatabases(dataDir, ports, home));
    const { QUEUE_DATABASE_URL: _queue, ...urls } = databaseUrls(servers.adminUrl, productSecrets(dataDir));
    const roles = Object.values(urls).map((url) => new URL(url));
    const pooler = await Pgbouncer.start({
      server: servers.adminUrl,
      users: Object.fromEntries(roles.map(({ username, password }) => [username, password])),
      sessions: { [listening]: 'overland_quoting' },
    });
    const redis = await TestRedis.start();
    const pooled = Object.entries(urls).map(([name, url]) => [name, pooler.urlOf(url)]);
    const listenUrl = new URL(pooler.urlOf(urls.QUOTING_DATABASE_URL ?? ''));
    listenUrl.pathname = `/${listening}`;
    const running = await launchProduct({
      dataDir,
      ports,
      env: {
        ...Object.fromEntries(pooled),
        QUOTING_DIRECT_DATABASE_URL: listenUrl.href,
        REDIS_URL: redis.url,
        RATE_LIMIT_FACTOR: '1000',
        LOG_LEVEL: 'warn',
      },
      args: ['--no-demo', ...(mode === 'split' ? ['--split'] : [])],
      entry: 'e2e/start-built.mjs',
    });
    return new FailoverProduct(dataDir, running, servers, pooler, redis);
  }

  get site(): string {
    return this.running.site;
  }

  get inbox(): string {
    return this.running.inbox;
  }

  get databases(): ProductDatabases {
    return new ProductDatabases(this.dataDir, this.servers.port);
  }

  /** Of the primary; a new server takes the place of the lost one later. */
  async kill(): Promise<void> {
    await this.joining;
    const at = performance.now();
    await this.servers.failOver();
    this.pooler.serve(this.servers.adminUrl);
    this.failovers.push({ at, promotedMs: performance.now() - at });
    this.joining = pause(aloneMs).then(() => this.servers.addStandby());
    this.joining.catch(() => undefined);
  }

  async end(): Promise<void> {
    await endProduct(this.running.child);
    await this.joining.catch(() => undefined);
    await Promise.all([this.pooler.stop(), this.redis.stop(), this.servers.stop()]);
  }
}

/** Databases with demo data, as an ordinary start makes them. The product then makes an empty server for itself, which nothing uses. */
async function makeDatabases(dataDir: string, ports: ProductPorts, home: string): Promise<string> {
  const first = await launchProduct({ dataDir, ports, entry: 'e2e/start-built.mjs' });
  await endProduct(first.child);
  const server = path.join(home, 'server_1');
  mkdirSync(server);
  for (const name of ['postgres', 'postgres.password']) {
    renameSync(path.join(dataDir, name), path.join(server, name));
  }
  return path.join(server, 'postgres');
}
