import { randomUUID } from 'node:crypto';
import { AppError, describeError } from '@overland/service-kit';
import type { Logger } from 'pino';
import type { StreamRegister } from './shared-counters.js';

/** How many streams may be open at a time by what they have in common. */
export interface StreamLimit {
  key: string;
  most: number;
  refusal: string;
}

/** Limits the streams that are open in all gateways; while the register is away, those of this one. */
export class StreamPlaces {
  /** The ids of the streams of this gateway by their key. */
  private readonly own = new Map<string, Set<string>>();

  constructor(
    private readonly register: StreamRegister | null,
    private readonly logger: Logger,
  ) {}

  /**
   * @returns what gives the place back
   * @throws AppError tooManyRequests
   */
  async take(limits: readonly StreamLimit[]): Promise<() => void> {
    const id = randomUUID();
    const taken: string[] = [];
    const giveBack = () => {
      for (const key of taken) this.leave(key, id);
    };
    for (const { key, most, refusal } of limits) {
      if (!(await this.enter(key, id, most))) {
        giveBack();
        throw new AppError('tooManyRequests', refusal);
      }
      taken.push(key);
    }
    return giveBack;
  }

  /** To be called more often than entries of the register end. */
  async renew(): Promise<void> {
    const entries = [...this.own].flatMap(([key, ids]) => [...ids].map((id) => ({ key, id })));
    if (entries.length > 0) await this.register?.renew(entries).catch((error) => this.logFailure(error));
  }

  private async enter(key: string, id: string, most: number): Promise<boolean> {
    const own = this.own.get(key) ?? new Set();
    if (own.size >= most) return false;
    this.own.set(key, own.add(id));
    try {
      const isIn = (await this.register?.enter({ key, id }, most)) ?? true;
      if (!isIn) this.forget(key, id);
      return isIn;
    } catch (error) {
      this.logFailure(error);
      return true;
    }
  }

  private leave(key: string, id: string): void {
    this.forget(key, id);
    void this.register?.leave({ key, id }).catch((error) => this.logFailure(error));
  }

  private forget(key: string, id: string): void {
    const own = this.own.get(key);
    own?.delete(id);
    if (own?.size === 0) this.own.delete(key);
  }

  private logFailure(error: unknown): void {
    this.logger.warn({ err: describeError(error) }, 'open streams are counted in this gateway alone');
  }
}
