import type { ListExpression } from '@overland/service-kit';

/** What the carrier of an order in a list costs: in lists for MCAdmin alone. */
export const costColumn = {
  sql: `(select json_build_object('offered', c.offered, 'agreed', c.agreed, 'paid', c.paid)
    from order_costs c where c.order_id = t.id)`,
  type: 'json',
} as const;

const number = (sql: string): ListExpression => ({ sql, type: 'int' });
/** As `marginOf`. */
const margin = '(t.price - coalesce(c.paid, c.agreed, c.offered))';

/** Columns of MCAdmin's files, over the costs `c` of an order `t`. Empty where nothing is known of it. */
export const costColumns: Record<string, ListExpression> = {
  'Carrier offered': number('c.offered'),
  'Carrier agreed': number('c.agreed'),
  'Carrier paid': number('c.paid'),
  Margin: number(margin),
  'Margin, %': number(`floor(${margin}::float8 / nullif(t.price, 0) * 100 + 0.5)::int`),
  'Margin by': {
    sql: `case when c.paid is not null then 'What was paid' when c.agreed is not null then 'What was agreed'
      when c.offered is not null then 'What was offered' end`,
    type: 'text',
  },
};
