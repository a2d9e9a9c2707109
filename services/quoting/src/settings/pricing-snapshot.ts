import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { PortalRecord, PricingClass, VehicleMake } from '@overland/contracts';
import { InjectDatabase, notFound, serviceVariable, systemScope, withPortal } from '@overland/service-kit';
import { Client } from 'pg';
import { DataSource, type DataSourceOptions, type EntityManager } from 'typeorm';
import { groupByMake } from './make-list.js';
import { listModels } from './makes.repository.js';
import { readSettings, type SettingsDocument } from './settings.repository.js';

/** All that a price depends on besides the move: read once, then kept until a row of it changes. */
export interface Snapshot {
  version: number;
  settings: SettingsDocument;
  holidays: ReadonlySet<string>;
  makes: VehicleMake[];
  classOf: ReadonlyMap<string, PricingClass>;
  portals: ReadonlyMap<string, PortalRecord>;
  customerPortal: PortalRecord | null;
}

const classKey = (make: string, model: string) => `${make}\u0000${model}`;

/**
 * Keeps the snapshot in memory, so that pricing asks the database nothing. PostgreSQL notifies of every change
 * of settings, makes or portals; while nobody listens (the connection is down) each use reads anew.
 */
@Injectable()
export class PricingSnapshot implements OnApplicationShutdown {
  private readonly logger = new Logger(PricingSnapshot.name);
  private current: Promise<Snapshot> | null = null;
  private listener: Promise<Client> | null = null;
  private reader: Promise<DataSource> | null = null;

  constructor(@InjectDatabase() private readonly dataSource: DataSource) {}

  async get(): Promise<Snapshot> {
    this.listener ??= this.listen();
    await this.listener.catch(() => undefined);
    this.current ??= this.read();
    return this.current;
  }

  /** @throws AppError notFound where the portal's event has not come yet. */
  async getPortal(portalId: string): Promise<PortalRecord> {
    const portal = (await this.get()).portals.get(portalId);
    if (!portal) throw notFound('We could not find the company of this quote.');
    return portal;
  }

  /** The next use reads anew. Called after a change in this process, whose caller must not wait for the notice. */
  forget(): void {
    this.current = null;
  }

  async onApplicationShutdown(): Promise<void> {
    const client = await this.listener?.catch(() => null);
    await client?.end();
    const reader = await this.reader?.catch(() => null);
    await reader?.destroy();
  }

  /** Class of a chosen model; undefined when the list does not have it. */
  static classOf(snapshot: Snapshot, make: string, model: string): PricingClass | undefined {
    return snapshot.classOf.get(classKey(make, model));
  }

  private read(): Promise<Snapshot> {
    this.reader ??= this.openReader();
    const reading = this.reader.then((reader) => withPortal(reader, systemScope, readSnapshot));
    reading.catch(() => this.forget());
    return reading;
  }

  /**
   * A connection apart from the pool: who asks in a transaction holds one of the pool's, and with all of them held
   * each would wait for another to end.
   */
  private openReader(): Promise<DataSource> {
    const options = { ...this.dataSource.options, poolSize: 1 } as DataSourceOptions;
    const opening = new DataSource(options).initialize();
    opening.catch(() => {
      this.reader = null;
    });
    return opening;
  }

  private async listen(): Promise<Client> {
    const client = new Client({ connectionString: process.env[serviceVariable('quoting', 'DATABASE_URL')] });
    const lost = () => {
      this.listener = null;
      this.forget();
    };
    client.on('error', (error) => {
      this.logger.warn(`Listening for settings failed: ${error.message}`);
      lost();
    });
    client.on('end', lost);
    client.on('notification', () => this.forget());
    try {
      await client.connect();
      await client.query('listen pricing_snapshot');
    } catch (error) {
      lost();
      throw error;
    }
    return client;
  }
}

async function readSnapshot(manager: EntityManager): Promise<Snapshot> {
  const { version, ...settings } = await readSettings(manager);
  const makes = groupByMake(await listModels(manager));
  const portals = await manager.query<{ data: PortalRecord }[]>('select data from portal_replicas');
  return {
    version,
    settings,
    holidays: new Set(settings.holidays.map(({ date }) => date)),
    makes,
    classOf: new Map(
      makes.flatMap(({ make, models }) =>
        models.map(({ model, pricingClass }) => [classKey(make, model), pricingClass] as const),
      ),
    ),
    portals: new Map(portals.map(({ data }) => [data._id, data])),
    customerPortal: portals.find(({ data }) => data.isCustomerPortal)?.data ?? null,
  };
}
