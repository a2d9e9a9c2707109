import type { QuoteExpiry } from '@overland/contracts';
import { dayMs } from '@overland/contracts/calendar';
import { And, type FindOperator, LessThan, MoreThanOrEqual } from 'typeorm';

/** When quotes expire that are to be followed up. */
export function expiryRange(expiry: QuoteExpiry, now: Date): FindOperator<Date> {
  const inDays = (days: number) => new Date(now.getTime() + days * dayMs);
  switch (expiry) {
    case 'soon':
      return And(MoreThanOrEqual(now), LessThan(inDays(3)));
    case 'open':
      return MoreThanOrEqual(now);
    case 'justExpired':
      return And(MoreThanOrEqual(inDays(-7)), LessThan(now));
  }
}
