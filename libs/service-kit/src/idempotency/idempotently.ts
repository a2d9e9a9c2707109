import type { EntityManager } from 'typeorm';
import { AppError } from '../app-error.js';
import { findDatabaseError } from '../logging/describe-error.js';
import { hashOfBody } from './hash-of-body.js';

interface IdempotentCall {
  /** Who calls: the user's id, or an address for the public. The same key of another caller is another key. */
  caller: string;
  /** What is called, such as `POST /quote`. */
  route: string;
  /** The `Idempotency-Key` header; null runs the work with no memory of it. */
  key: string | null;
  body: unknown;
}

/**
 * Runs the work once per (caller, route, key), inside the caller's transaction, and replays its reply after.
 * A second call waits for the first to end; should that take 2 seconds, it is told so (409).
 * @throws AppError keyReused (422) when the key came with another body, inProgress (409) while the first runs.
 */
export async function idempotently<T>(
  manager: EntityManager,
  { caller, route, key, body }: IdempotentCall,
  work: () => Promise<T>,
): Promise<T> {
  if (key === null) return work();
  const bodyHash = hashOfBody(body);
  const id = [caller, route, key];
  if (!(await claim(manager, [...id, bodyHash]))) return replay<T>(manager, id, bodyHash);
  const reply = await work();
  await manager.query(
    'update idempotency_keys set reply = $4 where caller = $1 and route = $2 and key = $3',
    [...id, JSON.stringify(reply ?? null)],
  );
  return reply;
}

async function claim(manager: EntityManager, values: string[]): Promise<boolean> {
  try {
    const rows = await manager.query<unknown[]>(
      `insert into idempotency_keys (caller, route, key, body_hash) values ($1, $2, $3, $4)
       on conflict do nothing returning key`,
      values,
    );
    return rows.length === 1;
  } catch (error) {
    if (findDatabaseError(error)?.code !== '55P03') throw error;
    throw new AppError('inProgress', 'Your first request is still being worked on. Please wait a moment.');
  }
}

async function replay<T>(manager: EntityManager, id: string[], bodyHash: string): Promise<T> {
  const [stored] = await manager.query<{ body_hash: string; reply: T }[]>(
    'select body_hash, reply from idempotency_keys where caller = $1 and route = $2 and key = $3',
    id,
  );
  if (stored?.body_hash !== bodyHash) {
    throw new AppError('keyReused', 'This Idempotency-Key was already used for something else.');
  }
  return stored.reply;
}
