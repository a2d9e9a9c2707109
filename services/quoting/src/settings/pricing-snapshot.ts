import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { PortalRecord, PricingClass, VehicleMake } from '@overland/contracts';
import { Database, listPortals, notFound, requiredVariable, within } from '@overland/service-kit';
import { Client } from 'pg';
import type { EntityManager } from 'typeorm';
import { QUOTING_CONFIG, type QuotingConfig } from '../config.js';
import { groupByMake } from './make-list.js';
import { type SettingsDocument, SettingsRepository } from './settings.repository.js';

/** Everything that a price depends on besides the move. */
export interface Snapshot {
  version: number;
  settings: SettingsDocument;
  holidays: ReadonlySet<string>;
  makes: VehicleMake[];
  classOf: ReadonlyMap<string, PricingClass>;
  portals: ReadonlyMap<string, PortalRecord>;
  customerPortal: PortalRecord | null;
}

const longestEndMs = 1000;
const listen = 'listen pricing_snapshot';
/** A listening connection that was silent for longer says again that it listens, which is answered within 2 s. */
const longestSilenceMs = 2500;

const classKey = (make: string, model: string) => `${make}\u0000${model}`;

/**
 * Keeps the snapshot in memory, so that pricing needs no query. PostgreSQL notifies of every change of settings, makes or
 * portals, in each process. While the listening connection is down, and behind a pooler that keeps no session for us, each use
 * reads the snapshot again; that the connection is silent is noticed within 5 s.
 */
@Injectable()
export class PricingSnapshot implements OnApplicationShutdown {
  private readonly logger = new Logger(PricingSnapshot.name);
  private current: Promise<Snapshot> | null = null;
  private listener: Promise<Client> | null = null;
  private heardAt = 0;
  private asking: Promise<unknown> | null = null;
  private hearsNothing = false;

  constructor(
    private readonly database: Database,
    private readonly repository: SettingsRepository,
    @Inject(QUOTING_CONFIG) private readonly config: QuotingConfig,
  ) {}

  /** Never call it in a transaction: it needs another connection, and all may be in use. */
  async get(): Promise<Snapshot> {
    if (!this.hearsNothing) {
      this.listener ??= this.listen();
      await this.listener.then((client) => this.hear(client)).catch(() => undefined);
    }
    if (this.hearsNothing) return this.read();
    this.current ??= this.read();
    return this.current;
  }

  /** With its answer come the notifications before it. @throws when none comes; the listener is given up then */
  private async hear(client: Client): Promise<void> {
    if (performance.now() - this.heardAt < longestSilenceMs) return;
    this.asking ??= client.query(listen).finally(() => {
      this.asking = null;
    });
    try {
      await this.asking;
      this.heardAt = performance.now();
    } catch (error) {
      client.emit('error', error);
    }
  }

  /** @throws AppError notFound if the portal's event has not arrived yet. */
  async getPortal(portalId: string): Promise<PortalRecord> {
    return getPortal(await this.get(), portalId);
  }

  /** Makes the next use read it again. Called after a change in this process, which then need not wait for the notification. */
  forget(): void {
    this.current = null;
  }

  async onApplicationShutdown(): Promise<void> {
    const client = await this.listener?.catch(() => null);
    // Limited, as a server that hangs never confirms the end.
    if (client) await within(longestEndMs, () => client.end()).catch(() => undefined);
  }

  private read(): Promise<Snapshot> {
    const reading = this.database.inSystem((manager) => readSnapshot(manager, this.repository));
    reading.catch(() => this.forget());
    return reading;
  }

  private listen(): Promise<Client> {
    const client = new Client({
      connectionString: this.config.QUOTING_DIRECT_DATABASE_URL ?? requiredVariable('QUOTING_DATABASE_URL'),
      connectionTimeoutMillis: 2000,
      query_timeout: 2000,
      // Otherwise a connection that broke silently would go unnoticed for hours.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    const listening = this.connected(client);
    // An earlier connection may end after its successor was opened.
    const lost = () => {
      if (this.listener === listening) this.listener = null;
      this.forget();
    };
    client.on('error', (error) => {
      this.logger.warn(`Listening for settings failed: ${error.message}`);
      lost();
      client.end().catch(() => undefined);
    });
    client.on('end', lost);
    client.on('notification', () => this.forget());
    listening.catch(lost);
    return listening;
  }

  private async connected(client: Client): Promise<Client> {
    try {
      await client.connect();
      if (!this.config.QUOTING_DIRECT_DATABASE_URL) await this.refusePooler(client);
      await client.query(listen);
      return client;
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
  }

  /** There LISTEN succeeds and hears nothing. A pooler gives a connection a number of its own. */
  private async refusePooler(client: Client & { processID?: number }): Promise<void> {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    if (rows[0]?.pid === client.processID) return;
    this.hearsNothing = true;
    this.logger.warn(
      'QUOTING_DATABASE_URL leads to a pooler: set QUOTING_DIRECT_DATABASE_URL, so that settings need not be read for each price',
    );
    throw new Error('A pooler hears no notifications.');
  }
}

/** @throws AppError notFound if the portal's event has not arrived yet. */
export function getPortal({ portals }: Pick<Snapshot, 'portals'>, portalId: string): PortalRecord {
  const portal = portals.get(portalId);
  if (!portal) throw notFound('We could not find the company of this quote.');
  return portal;
}

/** The class of a chosen model; undefined if it is not in the list. */
export function findClass({ classOf }: Snapshot, make: string, model: string): PricingClass | undefined {
  return classOf.get(classKey(make, model));
}

async function readSnapshot(manager: EntityManager, repository: SettingsRepository): Promise<Snapshot> {
  const { version, ...settings } = await repository.read(manager);
  const makes = groupByMake(await repository.listModels(manager));
  const portals = await listPortals(manager, 'all');
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
    portals: new Map(portals.map((portal) => [portal._id, portal])),
    customerPortal: portals.find(({ isCustomerPortal }) => isCustomerPortal) ?? null,
  };
}
