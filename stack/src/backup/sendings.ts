import type { Sending } from '@overland/service-kit';
import pg from 'pg';
import { allServices } from '../services.js';

/** Runs on the database of a service with the rows of all portals; what throws leaves nothing changed. */
export type OnDatabase = <T>(service: string, work: (client: pg.Client) => Promise<T>) => Promise<T>;

export interface Waiting {
  name: Sending['name'];
  /** Since when it is held back; null while it goes out. */
  heldSince: Date | null;
  messages: { what: string; amount: number; since: Date }[];
}

const sendings = allServices.flatMap(({ name: service, sendings: ofService = [] }) =>
  ofService.map((sending) => ({ service, sending })),
);

export const sendingNames = sendings.map(({ sending }) => sending.name);

/** As superuser, or who belongs to the owners of the tables. */
export function asSuperuser(adminUrl: string): OnDatabase {
  return async (service, work) => {
    const url = new URL(adminUrl);
    url.pathname = `/overland_${service}`;
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    try {
      return await inTransaction(client, work);
    } finally {
      await client.end();
    }
  };
}

async function inTransaction<T>(client: pg.Client, work: (client: pg.Client) => Promise<T>): Promise<T> {
  await client.query(`begin; set local app."all" = 'yes'`);
  try {
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** From now on nothing goes out but what somebody waits for. */
export async function holdSendings(on: OnDatabase): Promise<void> {
  for (const { service, sending } of sendings) {
    await on(service, async (client) => {
      await client.query('insert into sending_holds (name) values ($1) on conflict do nothing', [
        sending.name,
      ]);
      if (sending.doubt) await client.query(sending.doubt);
    });
  }
}

export async function listWaiting(on: OnDatabase): Promise<Waiting[]> {
  const waiting: Waiting[] = [];
  for (const { service, sending } of sendings) {
    await on(service, async (client) => {
      const holds = await client.query<{ since: Date }>('select since from sending_holds where name = $1', [
        sending.name,
      ]);
      const messages = await client.query<Waiting['messages'][number]>(sending.waiting);
      waiting.push({
        name: sending.name,
        heldSince: holds.rows[0]?.since ?? null,
        messages: messages.rows,
      });
    });
  }
  return waiting;
}

/** Lets it go out again, and what waits with it unless that is dropped. Does nothing to what is not held back. */
export async function resumeSending(
  on: OnDatabase,
  { name, drops }: { name: Sending['name']; drops: boolean },
): Promise<void> {
  for (const { service, sending } of sendings.filter((one) => one.sending.name === name)) {
    await on(service, async (client) => {
      const { rowCount } = await client.query('delete from sending_holds where name = $1', [name]);
      if (rowCount && drops) await client.query(sending.drop);
    });
  }
}
