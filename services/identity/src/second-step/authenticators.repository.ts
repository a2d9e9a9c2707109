import { decrypt, encrypt } from '@overland/service-kit';
import { type EntityManager, IsNull, LessThan, Not } from 'typeorm';
import { AuthenticatorEntity } from './authenticator.entity.js';
import { newTotpSecret, totpStep } from './totp.js';

interface TypedCode {
  code: string;
  now: Date;
}

export class Authenticators {
  constructor(
    private readonly manager: EntityManager,
    private readonly sealKey: string,
  ) {}

  find(userId: string): Promise<AuthenticatorEntity | null> {
    return this.rows.findOneBy({ userId, confirmedAt: Not(IsNull()) });
  }

  /** Creates a secret, replacing one that was never confirmed; null if the person already has an app. */
  async start(userId: string): Promise<string | null> {
    if (await this.find(userId)) return null;
    const secret = newTotpSecret();
    const secretSealed = encrypt(secret, this.sealKey);
    await this.rows.delete({ userId, confirmedAt: IsNull() });
    await this.rows.insert({ userId, secretSealed });
    return secret;
  }

  /** Whether the code is from the app that is being set up, which counts from now on. */
  async confirm(userId: string, typed: TypedCode): Promise<boolean> {
    const started = await this.rows.findOneBy({ userId, confirmedAt: IsNull() });
    if (!started || !(await this.use(started, typed))) return false;
    await this.rows.update({ userId }, { confirmedAt: () => 'now()' });
    return true;
  }

  /** Whether the code is current and has not been used. */
  async useCode(userId: string, typed: TypedCode): Promise<boolean> {
    const found = await this.find(userId);
    return found !== null && this.use(found, typed);
  }

  /** @returns whether there was a confirmed one. */
  async remove(userId: string): Promise<boolean> {
    const found = await this.find(userId);
    await this.rows.delete({ userId });
    return found !== null;
  }

  /** One statement uses up the code: only one of two simultaneous calls gets true. */
  private async use(
    { userId, secretSealed }: AuthenticatorEntity,
    { code, now }: TypedCode,
  ): Promise<boolean> {
    const step = totpStep(decrypt(secretSealed, this.sealKey), code, now);
    if (step === null) return false;
    const { affected } = await this.rows.update(
      { userId, secretSealed, lastStep: LessThan(step) },
      { lastStep: step, lastUsedAt: now },
    );
    return affected === 1;
  }

  private get rows() {
    return this.manager.getRepository(AuthenticatorEntity);
  }
}
