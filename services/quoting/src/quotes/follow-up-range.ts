import type { QuoteFollowUp } from '@overland/contracts';
import { dayMs } from '@overland/contracts/calendar';
import { type FindOptionsWhere, IsNull, LessThan, Not, Or } from 'typeorm';
import type { QuoteEntity } from './quote.entity.js';

type Columns = 'followedUpAt' | 'answeredAt' | 'emailDueAt' | 'mailedAt' | 'customerEmail' | 'pricedAt';
type Range = Pick<FindOptionsWhere<QuoteEntity>, Columns>;

/** Of the quotes that stand so with their customers. A customer is written to once a day, and not on the day of the quote. */
export function followUpRange(followUp: QuoteFollowUp | null, now: Date): Range {
  const beforeToday = LessThan(new Date(now.getTime() - dayMs));
  switch (followUp) {
    case 'due':
      return {
        answeredAt: IsNull(),
        emailDueAt: IsNull(),
        customerEmail: Not(''),
        pricedAt: beforeToday,
        followedUpAt: Or(IsNull(), beforeToday),
      };
    case 'notEmailed':
      return { followedUpAt: IsNull(), mailedAt: IsNull(), emailDueAt: IsNull() };
    case 'emailed':
      return { answeredAt: IsNull(), followedUpAt: Not(IsNull()) };
    case 'answered':
      return { answeredAt: Not(IsNull()) };
    case 'noAddress':
      return { customerEmail: '' };
    case null:
      return {};
  }
}
