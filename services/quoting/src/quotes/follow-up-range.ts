import type { QuoteFollowUp } from '@overland/contracts';
import { dayMs } from '@overland/contracts/calendar';
import { mailboxSql } from '@overland/service-kit';
import { type FindOptionsWhere, In, IsNull, LessThan, Not, Or, Raw } from 'typeorm';
import type { QuoteEntity } from './quote.entity.js';

type Columns =
  | 'id'
  | 'portalId'
  | 'followedUpAt'
  | 'answeredAt'
  | 'emailDueAt'
  | 'mailedAt'
  | 'customerEmail'
  | 'pricedAt';
type Range = Pick<FindOptionsWhere<QuoteEntity>, Columns>;

interface Standing {
  now: Date;
  /** The portals among those asked for whose customers can open their quotes. */
  sharing: readonly string[];
}

/** Of the quotes that stand so with their customers. A customer is written to once a day, and not on the day of the quote. */
export function followUpRange(followUp: QuoteFollowUp | null, { now, sharing }: Standing): Range {
  const beforeToday = LessThan(new Date(now.getTime() - dayMs));
  switch (followUp) {
    case 'due':
      return {
        id: Raw(() => wantsIt),
        portalId: In(sharing),
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

/** Who wants no reminders still gets a quote that was not mailed yet. As `followUpRefusal` says, of the row `t`. */
const wantsIt = `(not exists (select from follow_up_opt_outs o
    where o.portal_id = t.portal_id and o.mailbox = ${mailboxSql('t.customer_email')})
  or t.mailed_at is null and not exists (select from quote_follow_ups f
    where f.quote_id = t.id and f.step is null and f.sent_at is not null and f.to_address = t.customer_email))`;
