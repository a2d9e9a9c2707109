import { messages, type RateClass } from '@overland/contracts';
import { AppError, describeError } from '@overland/service-kit';
import type { Logger } from 'pino';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { openPostgresStore, openRedisStore, type RateLimitStore } from './rate-limit-stores.js';

/** How many requests of each class one user, or one address, may make within the period of the class. */
export type RateLimitPoints = Record<RateClass, number>;

interface ClassLimit {
  /** Where there are `tries`, what was refused does not count. */
  points: number;
  /** Of all requests, refused ones too. */
  tries?: number;
  /** Seconds. */
  period: number;
  /** Whether all gateways share the counters. Limits per account and per email live in the services. */
  isShared: boolean;
}

const minute = 60;
const hour = 3600;

const classLimits: Record<RateClass, ClassLimit> = {
  normal: { points: 600, period: minute, isShared: false },
  cheap: { points: 3000, period: minute, isShared: false },
  signIn: { points: 60, period: minute, isShared: true },
  // Not part of `signIn`: password guesses must not use up the resets of others behind the same address.
  reset: { points: 30, period: minute, isShared: true },
  // Emails to addresses that a visitor typed (docs/product/emails.md). Many people may share an address.
  booking: { points: 20, tries: 300, period: hour, isShared: true },
  applying: { points: 5, tries: 300, period: hour, isShared: true },
  // Files of people to invite.
  mailing: { points: 5, tries: 300, period: hour, isShared: true },
  // Emails that signed-in people send by hand: of orders, and invitations (docs/product/emails.md).
  sending: { points: 60, tries: 600, period: hour, isShared: true },
  publicWrite: { points: 60, period: minute, isShared: true },
  // Guesses of a number and an email; orders limits them for each email, too (docs/product/orders.md).
  lookup: { points: 30, period: 10 * minute, isShared: true },
  // A TMS calls in bursts, from few addresses, and a refused call may be lost (docs/product/dispatch.md).
  webhook: { points: 20_000, period: minute, isShared: false },
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
  redisUrl?: string | undefined;
  queueDatabaseUrl?: string | undefined;
  logger: Logger;
}

interface ClassLimiters {
  points: RateLimiterAbstract;
  tries: RateLimiterAbstract | null;
}

/** Counts requests and refuses those beyond the limit of their class. */
export class RateLimits {
  private constructor(
    private readonly limiters: Record<RateClass, ClassLimiters>,
    private readonly store: RateLimitStore | null,
    private readonly logger: Logger,
  ) {}

  static async open({
    points: others,
    factor = 1,
    redisUrl,
    queueDatabaseUrl,
    logger,
  }: RateLimitOptions): Promise<RateLimits> {
    const store = redisUrl
      ? await openRedisStore(redisUrl, logger)
      : queueDatabaseUrl
        ? await openPostgresStore(queueDatabaseUrl, logger)
        : null;
    const open = (
      name: string,
      { points, period, isShared, givesBack }: ClassLimit & { givesBack: boolean },
    ) => {
      const allowed = Math.max(1, Math.round(points * factor));
      const options = { keyPrefix: name, points: allowed, duration: period };
      return store && isShared ? store.limiterFor({ ...options, givesBack }) : new RateLimiterMemory(options);
    };
    const limitersOf = (rateClass: RateClass): ClassLimiters => {
      const limit = classLimits[rateClass];
      const points = others?.[rateClass] ?? limit.points;
      const { tries } = limit;
      return {
        points: open(rateClass, { ...limit, points, givesBack: tries !== undefined }),
        tries: tries ? open(`${rateClass}Tries`, { ...limit, points: tries, givesBack: false }) : null,
      };
    };
    const limiters = Object.fromEntries(rateClasses.map((rateClass) => [rateClass, limitersOf(rateClass)]));
    return new RateLimits(limiters as Record<RateClass, ClassLimiters>, store, logger);
  }

  /** @throws AppError tooManyRequests, with the seconds to wait. */
  async consume(rateClass: RateClass, key: string): Promise<void> {
    const { points, tries } = this.limiters[rateClass];
    if (tries) await this.take(tries, rateClass, key);
    try {
      await this.take(points, rateClass, key);
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

  private async take(limiter: RateLimiterAbstract, rateClass: RateClass, key: string): Promise<void> {
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
    this.logger.error({ err: describeError(error) }, 'a rate counter failed');
  }

  async close(): Promise<void> {
    await this.store?.close();
  }
}
