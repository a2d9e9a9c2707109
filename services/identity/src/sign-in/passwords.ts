import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { unavailable } from '@overland/service-kit';
import pLimit from 'p-limit';
import { tooManyWrongTries } from './too-many-wrong-tries.js';
import type { WrongTries } from './wrong-tries.repository.js';

// argon2id is the library's default algorithm; its enum cannot be named under isolatedModules.
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** One hash takes 19 MiB and 10 ms of a core, so only a few run at once, and no more than these wait. */
const maxAtOnce = 2;
const maxWaiting = 200;

/** The hash of a password that nobody knows: an unknown account costs the same as a known one. */
const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$cp4axps8gQWUQmKDIHK/ow$KOLtLzbQwlKDa9NJZC0auX9UibvdPXMA/33lA4uebOA';

/** Hashes and checks passwords with argon2id (19 MiB, two passes, one lane). */
@Injectable()
export class Passwords {
  private readonly turns = pLimit(maxAtOnce);

  /** @throws AppError unavailable when too many are waiting already. */
  async hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, cost));
  }

  /** Without a hash (no such account) the same work is done, and the answer is no. */
  async isRight(password: string, storedHash: string | null): Promise<boolean> {
    const matches = await this.inTurn(() => verify(storedHash ?? dummyHash, password));
    return matches && storedHash !== null;
  }

  /**
   * The same, counted as one of the account's tries.
   * @throws AppError tooManyRequests when none is left, unavailable (which costs no try)
   */
  async isRightTry(password: string, storedHash: string | null, tries: WrongTries): Promise<boolean> {
    if (!(await tries.take())) throw tooManyWrongTries();
    const isRight = await this.isRight(password, storedHash).catch(async (error: unknown) => {
      // Nothing was compared: too many were waiting.
      await tries.giveBack();
      throw error;
    });
    if (isRight) await tries.giveBack();
    return isRight;
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.turns.pendingCount >= maxWaiting) throw unavailable();
    return this.turns(work);
  }
}
