import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';

export interface LimiterOptions {
  keyPrefix: string;
  points: number;
  /** Seconds. */
  duration: number;
  /** Its points are given back when a request was refused. */
  givesBack: boolean;
}

/** Where all gateways count together. */
export interface SharedCounters {
  limiterFor(options: LimiterOptions): RateLimiterAbstract;
  close(): Promise<void>;
}

/** Options of every shared limiter: while its store is away, each gateway counts on its own. */
export function sharedOptions({ givesBack, ...options }: LimiterOptions) {
  return {
    ...options,
    // Spares the store what is beyond the limit; such a block would outlast points that are given back.
    ...(givesBack ? {} : { inMemoryBlockOnConsumed: options.points + 1 }),
    insuranceLimiter: new RateLimiterMemory(options),
  };
}
