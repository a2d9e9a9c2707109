import type { QuoteFollowUp } from '@overland/contracts';
import { dayMs } from '@overland/contracts/calendar';
import { type FindOptionsWhere, IsNull, LessThan, Not, Or } from 'typeorm';
import type { QuoteEntity } from './quote.entity.js';

type Range = Pick<FindOptionsWhere<QuoteEntity>, 'followedUpAt' | 'answeredAt'>;

/** Of the quotes that stand so with their customers. A customer is written to once a day. */
export function followUpRange(followUp: QuoteFollowUp | null, now: Date): Range {
  switch (followUp) {
    case 'due':
      return { answeredAt: IsNull(), followedUpAt: Or(IsNull(), LessThan(new Date(now.getTime() - dayMs))) };
    case 'emailed':
      return { answeredAt: IsNull(), followedUpAt: Not(IsNull()) };
    case 'answered':
      return { answeredAt: Not(IsNull()) };
    case null:
      return {};
  }
}
