import type { EntityManager } from 'typeorm';
import { AppError } from '../app-error.js';
import { insertNew } from '../database/insert-new.js';
import type { By } from '../http/parameters.js';
import { findDatabaseError } from '../logging/describe-error.js';
import { hashOfBody } from './hash-of-body.js';
import { IdempotencyKeyEntity } from './idempotency-key.entity.js';

interface IdempotentCall {
  /** Who calls: the user's id, or an address for the public. The same key of another caller is another key. */
  caller: string;
  /** What is called, such as `POST /quote`. */
  route: string;
  /** The `Idempotency-Key` header; null runs the work with no memory of it. */
  key: string | null;
  body: unknown;
}

/** What a person calls, with the key of the request. */
export const keyedCall = (route: string, { session, info }: By, body: unknown): IdempotentCall => ({
  caller: session.userId,
  route,
  key: info.idempotencyKey,
  body,
});

/**
 * Runs the work once per (caller, route, key), inside the caller's transaction, and replays its reply after.
 * A second call waits up to 2 seconds for the first, then fails (409).
 * @throws AppError keyReused (422) when the key came with another body, inProgress (409) while the first runs.
 */
export async function idempotently<T>(
  manager: EntityManager,
  { caller, route, key, body }: IdempotentCall,
  work: () => Promise<T>,
): Promise<T> {
  if (key === null) return work();
  const call = { caller, route, key };
  const bodyHash = hashOfBody(body);
  if (!(await claim(manager, { caller, route, key, bodyHash }))) return replay<T>(manager, call, bodyHash);
  const reply = await work();
  await manager.update(IdempotencyKeyEntity, call, { reply: (reply ?? null) as object | null });
  return reply;
}

/**
 * The reply of an earlier call with this key; null where there was none, or it is still running. Asked before anything is
 * looked up or priced again.
 * @throws AppError keyReused (422) when the key came with another body.
 */
export async function findReply<T>(
  manager: EntityManager,
  { caller, route, key, body }: IdempotentCall,
): Promise<T | null> {
  if (key === null) return null;
  const stored = await manager.findOneBy(IdempotencyKeyEntity, { caller, route, key });
  return stored && replyOf<T>(stored, hashOfBody(body));
}

type Key = Pick<IdempotencyKeyEntity, 'caller' | 'route' | 'key'>;

async function claim(manager: EntityManager, values: Key & { bodyHash: string }): Promise<boolean> {
  try {
    return (await insertNew(manager, IdempotencyKeyEntity, values)).length === 1;
  } catch (error) {
    if (findDatabaseError(error)?.code !== '55P03') throw error;
    throw new AppError('inProgress', 'Your first request is still being worked on. Please wait a moment.');
  }
}

async function replay<T>(manager: EntityManager, call: Key, bodyHash: string): Promise<T> {
  return replyOf<T>(await manager.findOneBy(IdempotencyKeyEntity, call), bodyHash);
}

function replyOf<T>(stored: IdempotencyKeyEntity | null, bodyHash: string): T {
  if (stored?.bodyHash !== bodyHash) {
    throw new AppError('keyReused', 'This Idempotency-Key was already used for something else.');
  }
  return stored.reply as T;
}
