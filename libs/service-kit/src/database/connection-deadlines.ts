import type { Socket } from 'node:net';
import { minuteMs } from '@overland/contracts/calendar';
import type { ClientBase, PoolConfig } from 'pg';
import type { EntityManager } from 'typeorm';

/** What the driver does not declare. `readyForQuery`: nothing is asked that is not answered. */
export interface WireClient extends ClientBase {
  connection: { stream: Socket };
  readyForQuery: boolean;
}

const usualStatementMs = 5000;

/**
 * What the server ends by itself, as settings of the role that a service connects as (`ensureDatabases`). They are not sent as each
 * connection opens, because pgbouncer refuses them there.
 */
export const roleDeadlines = {
  statement_timeout: usualStatementMs,
  lock_timeout: 2000,
  idle_in_transaction_session_timeout: 15_000,
} as const;

/** How much longer than the server we wait for an answer. */
const answerMs = 1000;
/** Answers that came while this process itself was busy are read within this time. */
const catchUpMs = 200;
/** Of work that takes more time than a call may. */
export const longestStatementMs = 10 * minuteMs;

/**
 * Options of a pool, also as TypeORM's `extra`, that keep a silent server from holding up anything: how long a connection may
 * take to open, a statement to run and its answer to come.
 * @param statementMs sent to the server, so for an address of PostgreSQL itself; without it that of the role (`roleDeadlines`) holds
 */
export function connectionDeadlines({
  connectMs = 2000,
  statementMs,
}: {
  connectMs?: number;
  statementMs?: number;
} = {}): PoolConfig {
  return {
    connectionTimeoutMillis: connectMs,
    ...(statementMs !== undefined && { statement_timeout: statementMs }),
    // Finds a server that has gone while nothing was asked; the system's own delay is two hours.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    onConnect: giveUpWhenSilent((statementMs ?? usualStatementMs) + answerMs),
  };
}

/**
 * Ends a connection that owes an answer and sends nothing for so long, so that the pool opens another one. The driver's own
 * `query_timeout` returns it to the pool, where the next call waits as long again. Its neighbors are most likely as dead: they
 * are ended too, unless a transaction is open or a statement runs, which has a deadline of its own.
 */
function giveUpWhenSilent(longestMs: number): (client: ClientBase) => void {
  const clients = new Set<WireClient>();
  return (opened) => {
    const client = opened as WireClient;
    const { stream } = client.connection;
    clients.add(client);
    // An error of a connection that is in use and has no listener would end the process; whoever asks gets it anyway.
    client.on('error', () => clients.delete(client));
    client.once('end', () => clients.delete(client));
    stream.setTimeout(longestMs);
    stream.on('timeout', () => {
      // What is asked from now on has the whole time.
      if (client.readyForQuery) return;
      const { bytesRead } = stream;
      setTimeout(() => {
        if (client.readyForQuery || stream.bytesRead > bytesRead) return;
        for (const each of clients) if (each === client || isAtRest(each)) end(each);
      }, catchUpMs).unref();
    });
  };
}

const isAtRest = (client: WireClient) => client.readyForQuery && client.getTransactionStatus() === 'I';

function end({ connection }: WireClient): void {
  connection.stream.destroy(new Error('Connection terminated: the database does not answer'));
}

/** The statements of this work may run for ten minutes. The server has a limit of its own: lift it by a setting. */
export async function withLongStatements<T>(manager: EntityManager, work: () => Promise<T>): Promise<T> {
  const client: WireClient = await manager.queryRunner?.connect();
  const { stream } = client.connection;
  const usual = stream.timeout;
  stream.setTimeout(longestStatementMs);
  try {
    return await work();
  } finally {
    if (usual !== undefined) stream.setTimeout(usual);
  }
}
