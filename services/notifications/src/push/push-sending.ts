import type { Sending } from '@overland/service-kit';

const waits = '(due_at is not null or not_before is not null)';

export const pushSending: Sending = {
  name: 'pushes',
  waiting: `select title as what, count(*)::int as amount, min(coalesce(due_at, not_before)) as since from push_messages
    where ${waits} group by title order by since`,
  drop: `update push_messages set due_at = null, not_before = null where ${waits}`,
};
