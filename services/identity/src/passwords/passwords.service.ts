import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { Database, invalidField, unavailable } from '@overland/service-kit';
import pLimit from 'p-limit';
import type { EntityManager } from 'typeorm';
import { mostOfAnAddress } from '../accounts/limits.js';
import { tooManyWrongTries } from '../accounts/too-many-wrong-tries.js';
import { type Guesser, WrongTriesRepository } from '../accounts/wrong-tries.repository.js';
import { findPasswordProblem, type PasswordOwner } from './password-rules.js';

// Argon2id is the library's default algorithm; its enum cannot be used under isolatedModules.
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** A hash takes 19 MiB and 10 ms of a core, so few run at once and leave a core to everything else, and only this many wait. */
const maxAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1));
const maxWaiting = 200;

/** The hash of a password that nobody knows, so that an unknown account costs as much as a known one. */
const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$cp4axps8gQWUQmKDIHK/ow$KOLtLzbQwlKDa9NJZC0auX9UibvdPXMA/33lA4uebOA';

interface Hashed {
  passwordHash: string;
}

/** Hashes and checks passwords with argon2id (19 MiB, two passes, one lane). */
@Injectable()
export class Passwords {
  private readonly turns = pLimit(maxAtOnce);

  constructor(
    private readonly database: Database,
    private readonly tries: WrongTriesRepository,
  ) {}

  /** @throws AppError unavailable if too many are already waiting. */
  async hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, cost));
  }

  /** @throws AppError invalid for one that is too weak, unavailable */
  async hashNew(password: string, owner: PasswordOwner): Promise<string> {
    this.checkNew(password, owner);
    return this.hash(password);
  }

  /** @throws AppError invalid if `password` is the temporary one, unavailable */
  async refuseTemporary(password: string, temporaryHash: string): Promise<void> {
    if (await this.inTurn(() => verify(temporaryHash, password))) {
      throw invalidField('password', 'This is your temporary password. Please choose one of your own.');
    }
  }

  /** @throws AppError invalid for one that is too weak. */
  checkNew(password: string, owner: PasswordOwner): void {
    const problem = findPasswordProblem(password, owner);
    if (problem) throw invalidField('password', problem);
  }

  /**
   * The first account with this password; counts as one try.
   * @throws AppError tooManyRequests if no try is left; unavailable, which uses up no try
   */
  async findRight<Account extends Hashed>(
    password: string,
    accounts: readonly Account[],
    who: Guesser,
  ): Promise<Account | null> {
    const { manager } = this.database;
    await this.takeTry(manager, who);
    const right = await this.findTried(password, accounts, who);
    if (right) await this.giveBackTry(manager, who);
    return right;
  }

  /** @throws AppError tooManyRequests if no try is left */
  async takeTry(manager: EntityManager, who: Guesser): Promise<void> {
    if (!(await this.tries.take(manager, who))) throw tooManyWrongTries();
  }

  /** After a password that was right. */
  giveBackTry(manager: EntityManager, who: Guesser): Promise<void> {
    return this.tries.giveBack(manager, who);
  }

  /**
   * `findRight` where the try has been taken, in a transaction that has ended. A wrong password costs the same work for any
   * number of accounts, including none.
   * @throws AppError unavailable, which uses up no try
   */
  findTried<Account extends Hashed>(
    password: string,
    accounts: readonly Account[],
    who: Guesser,
  ): Promise<Account | null> {
    return this.compare(password, accounts).catch(async (error: unknown) => {
      // Nothing was compared, as too many were waiting.
      await this.tries.giveBack(this.database.manager, who);
      throw error;
    });
  }

  private async compare<Account extends Hashed>(
    password: string,
    accounts: readonly Account[],
  ): Promise<Account | null> {
    for (let at = 0; at < Math.max(mostOfAnAddress, accounts.length); at += 1) {
      const account = accounts[at];
      const matches = await this.inTurn(() => verify(account?.passwordHash ?? dummyHash, password));
      if (account && matches) return account;
    }
    return null;
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.turns.pendingCount >= maxWaiting) throw unavailable();
    return this.turns(work);
  }
}
