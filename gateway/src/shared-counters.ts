import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';

export interface LimiterOptions {
  keyPrefix: string;
  points: number;
  /** Seconds. */
  duration: number;
  /** Its points are given back when a request was refused. */
  givesBack: boolean;
}

/** Three heartbeats of a stream: for so long the streams of a gateway that died are still counted. */
export const streamLeaseSeconds = 75;

export interface StreamEntry {
  key: string;
  id: string;
}

/** The open streams of all gateways. An entry that is not renewed ends by itself, by the store's clock. */
export interface StreamRegister {
  /** @returns false where `most` are open already */
  enter(entry: StreamEntry, most: number): Promise<boolean>;
  /** Enters them again, too, where the store lost them. */
  renew(entries: readonly StreamEntry[]): Promise<void>;
  leave(entry: StreamEntry): Promise<void>;
}

/** Where all gateways count together. */
export interface SharedCounters {
  limiterFor(options: LimiterOptions): RateLimiterAbstract;
  streams: StreamRegister;
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
