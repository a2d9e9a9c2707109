import { messages, type RateClass } from '@overland/contracts';
import { AppError, describeError } from '@overland/service-kit';
import type { Logger } from 'pino';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { PointBlocks } from './point-blocks.js';
import type { SharedCounters } from './shared-counters.js';

/** How many requests of each class one user, or one address, may make within the period of the class. */
export type RateLimitPoints = Record<RateClass, number>;

interface ClassLimit {
  /** Where there are `tries`, what was refused does not count. */
  points: number;
  /** Of all requests, refused ones too. */
  tries?: number;
  /** Seconds. */
  period: number;
  /** Taken from the shared counter at a time (point-blocks.ts), as a part of `points`; one by one where it is absent. */
  block?: number;
}

const minute = 60;
const hour = 3600;

/** Of limits that bound load. Those that bound guesses and emails are exact. */
const block = 1 / 30;

/** Of all gateways together. Limits per account and per email live in the services. */
const classLimits: Record<RateClass, ClassLimit> = {
  normal: { points: 600, period: minute, block },
  cheap: { points: 3000, period: minute, block },
  signIn: { points: 60, period: minute },
  // Not part of `signIn`: password guesses must not use up the resets of others behind the same address.
  reset: { points: 30, period: minute },
  // Emails to addresses that a visitor typed (docs/product/emails.md). Many people may share an address.
  booking: { points: 20, tries: 300, period: hour },
  applying: { points: 5, tries: 300, period: hour },
  // Files of people to invite.
  mailing: { points: 5, tries: 300, period: hour },
  // Emails that signed-in people send by hand: of orders, and invitations (docs/product/emails.md).
  sending: { points: 60, tries: 600, period: hour },
  publicWrite: { points: 60, period: minute },
  // Guesses of a number and an email; orders limits them for each email, too (docs/product/orders.md).
  lookup: { points: 30, period: 10 * minute },
  // A TMS calls in bursts, from few addresses, and a refused call may be lost (docs/product/dispatch.md).
  webhook: { points: 20_000, period: minute, block },
};
const rateClasses = Object.keys(classLimits) as RateClass[];

const tooMany = 'Too many requests. Please wait a moment and try again.';
const refusals: Partial<Record<RateClass, string>> = {
  signIn: messages.tooManyTries,
  booking: 'Too many bookings from here within an hour. Please try again later, or call us.',
  applying: 'Too many applications from here within an hour. Please try again later, or call us.',
  mailing: 'You have imported many files within an hour. Please try again later.',
  sending: 'You have sent many emails within an hour. Please try again later.',
};

export interface RateLimitOptions {
  /** In place of the limits of some or all classes. */
  points?: Partial<RateLimitPoints> | undefined;
  /** Multiplies all of them. */
  factor?: number;
  /** Null: this process counts alone. */
  counters: SharedCounters | null;
  logger: Logger;
}

interface ClassLimiters {
  points: RateLimiterAbstract;
  /** In front of `points`. */
  blocks: PointBlocks | null;
  tries: RateLimiterAbstract | null;
}

/** Counts requests and refuses those beyond the limit of their class. */
export class RateLimits {
  private readonly limiters: Record<RateClass, ClassLimiters>;

  constructor(private readonly options: RateLimitOptions) {
    const limiters = rateClasses.map((rateClass) => [rateClass, this.limitersOf(rateClass)]);
    this.limiters = Object.fromEntries(limiters) as Record<RateClass, ClassLimiters>;
  }

  private limitersOf(rateClass: RateClass): ClassLimiters {
    const { tries, period, block = 0, points: usual } = classLimits[rateClass];
    const allowed = this.multiplied(this.options.points?.[rateClass] ?? usual);
    const points = this.open(rateClass, { points: allowed, period, givesBack: tries !== undefined });
    const size = Math.floor(allowed * block);
    return {
      points,
      blocks: this.options.counters && size > 1 ? new PointBlocks(points, size) : null,
      tries: tries
        ? this.open(`${rateClass}Tries`, { points: this.multiplied(tries), period, givesBack: false })
        : null,
    };
  }

  private multiplied(points: number): number {
    return Math.max(1, Math.round(points * (this.options.factor ?? 1)));
  }

  private open(
    keyPrefix: string,
    { points, period, givesBack }: Pick<ClassLimit, 'points' | 'period'> & { givesBack: boolean },
  ): RateLimiterAbstract {
    const options = { keyPrefix, points, duration: period };
    return this.options.counters?.limiterFor({ ...options, givesBack }) ?? new RateLimiterMemory(options);
  }

  /** @throws AppError tooManyRequests, with the seconds to wait. */
  async consume(rateClass: RateClass, key: string): Promise<void> {
    const { points, blocks, tries } = this.limiters[rateClass];
    if (tries) await this.take(tries, rateClass, key);
    try {
      await this.take(blocks ?? points, rateClass, key);
    } catch (error) {
      await this.giveBack(rateClass, key);
      throw error;
    }
  }

  /** The request was refused: it does not count in a class that limits tries apart. */
  async giveBack(rateClass: RateClass, key: string): Promise<void> {
    const { points, tries } = this.limiters[rateClass];
    if (tries) await points.reward(key).catch((error: unknown) => this.logFailure(error));
  }

  private async take(
    limiter: { consume(key: string): Promise<unknown> },
    rateClass: RateClass,
    key: string,
  ): Promise<void> {
    try {
      await limiter.consume(key);
    } catch (error) {
      if (error instanceof RateLimiterRes) {
        throw new AppError('tooManyRequests', refusals[rateClass] ?? tooMany, {
          retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)),
        });
      }
      this.logFailure(error);
    }
  }

  private logFailure(error: unknown): void {
    this.options.logger.error({ err: describeError(error) }, 'a rate counter failed');
  }
}
