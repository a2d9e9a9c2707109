import { openClaimStates } from '@overland/contracts';
import { todaySql } from '../orders/overdue-sql.js';

const open = `c.order_id = t.id and c.state in ('${openClaimStates.join("', '")}')`;

/** The open claim of an order in a list that has to be answered first; its list sets what `todaySql` needs. */
export const claimColumn = {
  sql: `(select json_build_object('state', c.state, 'asked', c.asked, 'agreed', c.agreed, 'answerBy', c.answer_by,
      'daysLeft', c.answer_by - ${todaySql})
    from order_claims c where ${open} order by c.answer_by, c.number limit 1)`,
  type: 'json',
} as const;

/** The day by which that is. */
export const claimDueSort = {
  sql: `coalesce((select min(c.answer_by) from order_claims c where ${open}), 'infinity')`,
  type: 'date',
} as const;
