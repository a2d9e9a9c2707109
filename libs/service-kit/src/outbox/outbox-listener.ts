import pg from 'pg';

/**
 * Keeps one connection that hears the outbox's NOTIFY. Losing it costs only speed, since the relay also looks
 * every second; it is opened again on the next `ensure()`.
 */
export class OutboxListener {
  private client: pg.Client | null = null;

  constructor(
    private readonly url: string,
    private readonly onNews: () => void,
  ) {}

  /** @throws when the database cannot be reached. */
  async ensure(): Promise<void> {
    if (this.client) return;
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'overland-outbox-listener',
      connectionTimeoutMillis: 2000,
      keepAlive: true,
    });
    const forget = () => {
      if (this.client === client) this.client = null;
    };
    client.on('error', forget);
    client.on('end', forget);
    client.on('notification', this.onNews);
    await client.connect();
    this.client = client;
    await client.query('listen outbox');
  }

  async close(): Promise<void> {
    const client = this.client;
    this.client = null;
    await client?.end().catch(() => undefined);
  }
}
