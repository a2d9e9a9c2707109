import type { Pool } from 'pg';
import { type StreamRegister, streamLeaseSeconds } from './shared-counters.js';

/** A row for each key: its streams by the second, of the server's clock, at which their entry ends. Unlogged as the rate counters are. */
export const streamsTable = `create unlogged table if not exists gateway_live_streams
  (key varchar(255) primary key, streams jsonb not null, ends_at timestamptz not null)`;

/** One statement, as the row is locked before it is looked at: gateways that ask at the same time wait for each other. */
const enter = `
insert into gateway_live_streams as kept (key, streams, ends_at)
values ($1, jsonb_build_object($2::text, extract(epoch from clock_timestamp()) + $3::int),
        clock_timestamp() + make_interval(secs => $3::int))
on conflict (key) do update set ends_at = excluded.ends_at, streams = excluded.streams ||
  (select coalesce(jsonb_object_agg(id, until), '{}') from jsonb_each(kept.streams) as stream (id, until)
   where until::numeric > extract(epoch from clock_timestamp()))
where (select count(*) from jsonb_each(kept.streams) as stream (id, until)
       where until::numeric > extract(epoch from clock_timestamp())) < $4::int
returning key`;

/** In the order of the keys, so that two gateways do not lock each other out. */
const renew = `
insert into gateway_live_streams as kept (key, streams, ends_at)
select key, jsonb_object_agg(id, extract(epoch from clock_timestamp()) + $3::int),
       clock_timestamp() + make_interval(secs => $3::int)
from unnest($1::text[], $2::text[]) as entry (key, id) group by key order by key
on conflict (key) do update set ends_at = excluded.ends_at, streams = kept.streams || excluded.streams`;

export function streamsInPostgres(pool: Pool, leaseSeconds = streamLeaseSeconds): StreamRegister {
  return {
    enter: async ({ key, id }, most) => {
      const { rowCount } = await pool.query(enter, [key, id, leaseSeconds, most]);
      return rowCount === 1;
    },
    renew: async (entries) => {
      await pool.query(renew, [entries.map(({ key }) => key), entries.map(({ id }) => id), leaseSeconds]);
      await pool.query('delete from gateway_live_streams where ends_at < clock_timestamp()');
    },
    leave: async ({ key, id }) => {
      await pool.query('update gateway_live_streams set streams = streams - $2::text where key = $1', [
        key,
        id,
      ]);
    },
  };
}
