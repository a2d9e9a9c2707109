const keys = 'portal_id, day, lane, price, level, lost_reason';
const partOf = (fact: string, sign: 1 | -1) => `
  select ${fact}.portal_id, ${fact}.created_on as day, ${fact}.pickup_state || '>' || ${fact}.delivery_state as lane,
    least(${fact}.price / 250, 12) * 250 as price,
    case when ${fact}.status = 'Booked' then ${fact}.service_level end as level,
    case when ${fact}.status = 'Archived' then coalesce(${fact}.lost_reason, '') end as lost_reason,
    ${sign} as quoted, ${sign} * (${fact}.was_saved or ${fact}.status in ('Saved', 'Booked'))::int as saved,
    ${sign} * (${fact}.status = 'Booked')::int as booked, ${sign} * (${fact}.status = 'Archived')::int as lost`;

/**
 * Runs in the transaction of the fact, whoever writes it: removes what was counted for the quote, and adds what it counts for
 * now.
 */
const noteChange = `create function note_quote_change() returns trigger language plpgsql as $$ begin
  insert into quote_deltas (${keys}, quoted, saved, booked, lost)
  select ${keys}, sum(quoted), sum(saved), sum(booked), sum(lost)
  from (${partOf('old', -1)} union all ${partOf('new', 1)}) as parts
  where day is not null
  group by ${keys}
  having sum(quoted) <> 0 or sum(saved) <> 0 or sum(booked) <> 0 or sum(lost) <> 0;
  return null;
end $$`;

const countedOf = (row: string) =>
  `(${row}.portal_id, ${row}.created_on, ${row}.pickup_state, ${row}.delivery_state, ${row}.price, ${row}.status,
    ${row}.service_level, ${row}.was_saved, ${row}.lost_reason)`;

/** Records what a quote adds to the conversion report or removes from it, whenever a fact changes. */
export const noteQuoteChanges = `${noteChange};
  create trigger quote_facts_change after update on quote_facts for each row
    when (${countedOf('old')} is distinct from ${countedOf('new')}) execute function note_quote_change();
  create trigger quote_facts_presence after insert or delete on quote_facts for each row execute function note_quote_change()`;
