import { type EntityManager, IsNull } from 'typeorm';
import { RecoveryCodeEntity } from './recovery-code.entity.js';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.js';

export class RecoveryCodes {
  constructor(private readonly manager: EntityManager) {}

  /** Replaces earlier codes. @returns the codes, which can be shown this once. */
  async make(userId: string): Promise<string[]> {
    await this.removeAll(userId);
    const codes = newRecoveryCodes();
    await this.rows.insert(codes.map((code) => ({ userId, codeHash: hashRecoveryCode(code, userId) })));
    return codes;
  }

  /** One statement: only one of two simultaneous calls gets true. */
  async use(userId: string, code: string): Promise<boolean> {
    const codeHash = hashRecoveryCode(code, userId);
    const { affected } = await this.rows.update(
      { userId, codeHash, usedAt: IsNull() },
      { usedAt: () => 'now()' },
    );
    return affected === 1;
  }

  /** How many are unused, and when they were made. */
  async findLeft(userId: string): Promise<{ left: number; createdAt: string | null }> {
    const left = await this.rows.findBy({ userId, usedAt: IsNull() });
    return { left: left.length, createdAt: left[0]?.createdAt.toISOString() ?? null };
  }

  async removeAll(userId: string): Promise<void> {
    await this.rows.delete({ userId });
  }

  private get rows() {
    return this.manager.getRepository(RecoveryCodeEntity);
  }
}
