import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ServiceName, Session } from '@overland/contracts';
import { Clock, runMigrations, type ServiceDefinition } from '@overland/service-kit';
import {
  aSession,
  createTestDatabase,
  startTestService,
  type TestDatabase,
  type TestService,
  testKeys,
} from '@overland/service-kit/testing';
import { type Inbox, startInbox } from '@overland/stack/inbox';
import pg from 'pg';
import {
  bookFile,
  type DispatchSimulator,
  startDispatchSimulator,
} from '../../stack/src/dispatch-simulator/start-simulator.js';
import { allServices } from '../../stack/src/services.js';
import { type KeptData, loadDatabase, rowsOf } from './kept-data.js';

const minuteMs = 60_000;

/** Goes on a few minutes after the data was taken, as if the upgrade had taken so long. */
class ClockAfter extends Clock {
  private readonly aheadMs: number;

  constructor(takenAt: string) {
    super();
    this.aheadMs = Date.parse(takenAt) + 5 * minuteMs - Date.now();
  }

  override now(): Date {
    return new Date(Date.now() + this.aheadMs);
  }
}

/** The services of today, with their workers, on the data of an earlier release. */
export class KeptProduct {
  readonly services = new Map<ServiceName, TestService>();
  readonly clock: Clock;
  /** How many orders were at dispatch before. */
  readonly dispatched: number;

  private constructor(
    private readonly data: KeptData,
    readonly inbox: Inbox,
    readonly dispatch: DispatchSimulator,
    private readonly folder: string,
  ) {
    this.clock = new ClockAfter(data.takenAt);
    this.dispatched = dispatch.simulator.all().length;
  }

  static async start(data: KeptData): Promise<KeptProduct> {
    const folder = mkdtempSync(path.join(tmpdir(), 'overland-kept-'));
    writeFileSync(bookFile(folder), data.dispatch);
    const account = { clientId: 'overland', clientSecret: 'of the simulator' };
    const inbox = await startInbox({ smtpPort: 0, webPort: 0 });
    const dispatch = await startDispatchSimulator({ port: 0, dataDir: folder, ...account });
    Object.assign(process.env, {
      SMTP_URL: `smtp://127.0.0.1:${inbox.smtpPort}`,
      STAFF_SITE_URL: 'https://app.overland.example',
      PUBLIC_SITE_URL: 'https://overland.example',
      JWT_PRIVATE_KEY: testKeys().privateKey,
      SUPER_DISPATCH_URL: dispatch.url,
      SUPER_DISPATCH_CLIENT_ID: account.clientId,
      SUPER_DISPATCH_CLIENT_SECRET: account.clientSecret,
      // Nothing listens there: changes at dispatch are read there, too.
      SUPER_DISPATCH_CALLBACK_URL: 'http://127.0.0.1:9/webhooks/super-dispatch',
    });
    const product = new KeptProduct(data, inbox, dispatch, folder);
    await product.startServices();
    return product;
  }

  serviceOf(name: ServiceName): TestService {
    const service = this.services.get(name);
    if (!service) throw new Error(`${name} did not start.`);
    return service;
  }

  /** Somebody whom the data knows, signed in. */
  sessionOf(email: string): Session {
    const user = rowsOf(this.data, 'identity', 'users').find((row) => row.email === email);
    if (!user) throw new Error(`Nobody has the address ${email}.`);
    return aSession({
      userId: user.id,
      portalId: user.portal_id,
      role: user.role,
      isSuperAdmin: user.is_super_admin,
    });
  }

  /** Of each email that has arrived. */
  async messageIds(): Promise<string[]> {
    const list = await fetch(`http://127.0.0.1:${this.inbox.webPort}/api/v1/messages?limit=500`);
    const { messages } = (await list.json()) as { messages: { MessageID: string }[] };
    return messages.map(({ MessageID }) => MessageID);
  }

  async close(): Promise<void> {
    for (const service of [...this.services.values()].reverse()) await service.close();
    await this.dispatch.close();
    await this.inbox.close();
    rmSync(this.folder, { recursive: true });
  }

  private async startServices(): Promise<void> {
    const databases = await Promise.all(allServices.map((definition) => this.upgrade(definition)));
    for (const [index, definition] of allServices.entries()) {
      const service = await startTestService(definition, {
        role: 'both',
        overrides: [[Clock, this.clock]],
        ...(databases[index] && { database: databases[index] }),
      });
      this.services.set(definition.name, service);
    }
  }

  /** A database as the earlier release left it, which the migrations of today have run on. */
  private async upgrade({ name, migrations }: ServiceDefinition): Promise<TestDatabase> {
    const kept = this.data.databases[name];
    const database = await createTestDatabase({
      name,
      migrations: migrations.filter((migration) => kept.migrations.includes(migration.name)),
    });
    const url = new URL(String(process.env.TEST_DATABASE_ADMIN_URL));
    url.pathname = new URL(database.url).pathname;
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    await loadDatabase(client, kept).finally(() => client.end());
    const appRole = new URL(database.url).username;
    await runMigrations({ url: database.ownerUrl, name, migrations, appRole });
    return database;
  }
}
