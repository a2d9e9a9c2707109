import type { Readable } from 'node:stream';
import pg from 'pg';
import { to } from 'pg-copy-streams';
import type { EntityManager } from 'typeorm';
import type { WireClient } from './connection-deadlines.js';

/**
 * Runs a `copy … to stdout` in this transaction. `write` is given what the database writes, which is read no faster than it is
 * taken. If it fails, the statement is canceled and its rest is read, so that the connection is as good as before.
 */
export async function copyOut(
  manager: EntityManager,
  sql: string,
  write: (chunks: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  const client: WireClient = await manager.queryRunner?.connect();
  // The driver's own number is not the server's where pgbouncer stands between.
  const [server] = await manager.query<{ pid: number }[]>('select pg_backend_pid() as pid');
  const copy: Readable = client.query(to(sql));
  const closed = new Promise((resolve) => copy.once('close', resolve));
  // The library only says that it failed; who reads it later would wait forever.
  copy.on('error', (error) => copy.destroy(error));
  try {
    await write(copy.iterator({ destroyOnReturn: false }));
  } finally {
    if (!copy.readableEnded && !copy.destroyed) {
      copy.on('data', () => undefined).resume();
      await manager.dataSource
        .query('select pg_cancel_backend($1)', [server?.pid])
        .catch(() => client.connection.stream.destroy());
      await closed;
    }
  }
}

/**
 * A statement with its parameters in it, as COPY takes none. Each is the quoted text that the driver would send beside the
 * statement, so that PostgreSQL takes it for the same type.
 */
export const withLiterals = (sql: string, values: readonly unknown[]): string =>
  sql.replaceAll(/\$(\d+)/g, (_, number: string) => literal(values[Number(number) - 1]));

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  return pg.escapeLiteral(Array.isArray(value) ? `{${value.map(quotedItem).join(',')}}` : asText(value));
}

const quotedItem = (value: unknown) => `"${asText(value).replaceAll(/["\\]/g, '\\$&')}"`;

function asText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object')
    throw new Error('A parameter of COPY is a text, a number, an instant or a list.');
  return String(value);
}
