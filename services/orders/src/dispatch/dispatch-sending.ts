import type { Sending } from '@overland/service-kit';

export const dispatchSending: Sending = {
  name: 'dispatch',
  waiting: `select case when tms_guid is null then 'Orders to post' else 'Orders to change' end as what,
      count(*)::int as amount, min(due_at) as since
    from dispatches where due_at is not null group by 1 order by since`,
  drop: 'update dispatches set due_at = null where due_at is not null',
  // An order that may be there is looked for before it is posted.
  doubt: 'update dispatches set create_began_at = now() where tms_guid is null and create_began_at is null',
};
