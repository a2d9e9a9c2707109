import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { maxWrongTriesPerDay } from './limits.js';
import { hashSecret } from './secrets.js';
import { SignInTriesEntity } from './sign-in-tries.entity.js';

interface SigningIn {
  /** As typed, in lower case, with or without an account, so that the limit does not reveal which addresses have one. */
  email: string;
  /** A known device has its own count, so that a stranger's guesses do not lock the owner out. */
  knownDeviceHash: string | null;
}

/** For a signed-in person: only this session can use up its tries. */
interface SignedIn {
  sessionId: string;
}

export type Guesser = SigningIn | SignedIn;

@Injectable()
export class WrongTriesRepository {
  /**
   * Takes one of the day's tries, before anything is compared; one that was right is given back. False when none is left.
   * One statement, so that tries at the same time cannot exceed the limit; the query builder cannot express it.
   */
  async take(manager: EntityManager, who: Guesser): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      `insert into sign_in_tries as t (account_key, tries, window_ends_at)
       values ($1, 1, now() + interval '1 day')
       on conflict (account_key) do update set
         tries = case when t.window_ends_at <= now() then 1 else t.tries + 1 end,
         window_ends_at =
           case when t.window_ends_at <= now() then excluded.window_ends_at else t.window_ends_at end
       where t.window_ends_at <= now() or t.tries < $2
       returning tries`,
      [keyOf(who), maxWrongTriesPerDay],
    );
    return rows.length === 1;
  }

  async giveBack(manager: EntityManager, who: Guesser): Promise<void> {
    await manager.query('update sign_in_tries set tries = greatest(tries - 1, 0) where account_key = $1', [
      keyOf(who),
    ]);
  }

  /** After a password reset. */
  async clear(manager: EntityManager, who: Guesser): Promise<void> {
    await manager.delete(SignInTriesEntity, { accountKey: keyOf(who) });
  }
}

function keyOf(who: Guesser): string {
  if ('sessionId' in who) return hashSecret(`session:${who.sessionId}`);
  const { email, knownDeviceHash } = who;
  return hashSecret(knownDeviceHash ? `device:${knownDeviceHash}:${email}` : `account:${email}`);
}
