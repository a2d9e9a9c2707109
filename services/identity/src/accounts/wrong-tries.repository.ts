import type { EntityManager } from 'typeorm';
import { claimTry } from './claim-try.js';
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

export class WrongTries {
  private readonly accountKey: string;

  constructor(
    private readonly manager: EntityManager,
    who: SigningIn | SignedIn,
  ) {
    this.accountKey = hashSecret(nameOf(who));
  }

  /** Call it before comparing anything; a right try is given back. False if none is left. */
  take(): Promise<boolean> {
    return claimTry(this.manager, this.accountKey);
  }

  async giveBack(): Promise<void> {
    await this.rows.update({ accountKey: this.accountKey }, { tries: () => 'greatest(tries - 1, 0)' });
  }

  async clear(): Promise<void> {
    await this.rows.delete({ accountKey: this.accountKey });
  }

  private get rows() {
    return this.manager.getRepository(SignInTriesEntity);
  }
}

function nameOf(who: SigningIn | SignedIn): string {
  if ('sessionId' in who) return `session:${who.sessionId}`;
  const { email, knownDeviceHash } = who;
  return knownDeviceHash ? `device:${knownDeviceHash}:${email}` : `account:${email}`;
}
