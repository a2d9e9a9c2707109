import { ownerNameColumn } from '@overland/service-kit';

/**
 * The columns and the joins that name the owners of rows `t` with `owner_id`, as the transaction may know them: row-level security hides
 * the provider's staff from those of a portal, where they have no id here either.
 */
export const ownerSql = {
  columns: `u.user_id as "ownerId", ${ownerNameColumn.sql} as "ownerName",
    case when u.role = 'MCAdmin' then '' else coalesce(p.data ->> 'companyName', '') end as "companyName"`,
  joins: `left join user_names u on u.user_id = t.owner_id
    left join portal_replicas p on p.portal_id = u.portal_id`,
};
