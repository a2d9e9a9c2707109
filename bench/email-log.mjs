import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { adminUrlOf } from './databases.mjs';

const longestWaitMs = 300_000;

/** The emails of bookings from now on. */
export async function openEmailLog(product) {
  const client = new pg.Client({ connectionString: adminUrlOf(product, 'overland_notifications') });
  await client.connect();
  const {
    rows: [{ since }],
  } = await client.query('select now() as since');
  const count = async () => {
    const { rows } = await client.query(
      `select count(distinct event_id)::int as bookings, count(*)::int as emails,
         count(*) filter (where status = 'sent')::int as sent, count(*) filter (where status = 'failed')::int as failed
       from email_log where order_id is not null and created_at >= $1`,
      [since],
    );
    return rows[0];
  };
  const isQueueEmpty = async () => {
    const { rows } = await client.query(
      `select not exists (select from email_log where status = 'queued' and order_id is not null) as empty`,
    );
    return rows[0].empty;
  };
  return {
    count,
    /** Resolves when all emails of this many bookings were sent. @throws when one failed or it takes minutes */
    async allSent(bookings) {
      const started = performance.now();
      for (;;) {
        // Cheap while emails wait, as it is part of what is measured.
        if (await isQueueEmpty()) {
          const counted = await count();
          if (counted.failed > 0) throw new Error(`${counted.failed} emails failed.`);
          if (counted.bookings >= bookings && counted.sent === counted.emails) return counted;
        }
        if (performance.now() - started > longestWaitMs) throw new Error('The emails were not sent in time.');
        await pause(250);
      }
    },
    /** `{ event_id, sent_at }` of each email. */
    async sentTimes() {
      const { rows } = await client.query(
        `select event_id, sent_at from email_log where order_id is not null and created_at >= $1`,
        [since],
      );
      return rows;
    },
    close: () => client.end(),
  };
}
