// Fills a notifications database with copies of the emails of its demo orders.
import pg from 'pg';

/** Each demo order as often as it takes, with other ids and its emails; half are of one portal. */
export async function seedEmails(url, { size, bigPortal }) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('delete from email_log where order_id is null');
    await client.query('create table templates as select * from email_log');
    const {
      rows: [{ present }],
    } = await client.query('select count(*)::int as present from templates');
    const copies = Math.max(0, Math.ceil(size / present) - 1);
    const columns = await columnsOf(client);
    const values = columns.map((name) => changed[name] ?? `t.${name}`);
    await client.query(
      `insert into email_log (${columns.join(', ')})
       select ${values.join(', ')} from templates t, generate_series(1, $1::int) n`,
      [copies, bigPortal._id],
    );
    await client.query('drop table templates');
    await client.query('vacuum (analyze, freeze) email_log');
  } finally {
    await client.end();
  }
}

/** The emails of a copied order stay together, under an id of the fourth version: calls take no other. */
const changed = {
  id: 'gen_random_uuid()',
  event_id: 'gen_random_uuid()',
  order_id: `overlay(overlay(md5(t.order_id::text || n) placing '4' from 13) placing '8' from 17)::uuid`,
  portal_id: 'case when n % 2 = 0 then $2::uuid else t.portal_id end',
  message_id: `t.message_id || '.' || n`,
};

async function columnsOf(client) {
  const { rows } = await client.query(
    `select column_name as name from information_schema.columns
     where table_name = 'email_log' and table_schema = 'public' and is_generated = 'NEVER' order by ordinal_position`,
  );
  return rows.map(({ name }) => name);
}
