import { Inject, Injectable, Logger, Optional } from '@nestjs/common';
import type { DeliveredEvent } from '@overland/contracts';
import type { DataSource } from 'typeorm';
import { Clock } from '../clock.js';
import { SERVICE_DATABASE } from '../database/database.module.js';
import { describeError } from '../logging/describe-error.js';

/** Over a quarter to half an hour, what an outage of a neighbor may take. */
export const mostTries = 12;
const batchSize = 20;
/** A try that is not over by then is begun again, as after a crash. */
const leaseSeconds = 20;
const longestError = 2000;
/** Doubling from 1 s, less up to half of it by chance. */
const firstPause = `(1 - random() / 2) * interval '1 second'`;
const nextPause = `power(2, f.tries) * (1 - random() / 2) * interval '1 second'`;

/**
 * The events that could not be applied, kept until they are: tried again with growing pauses, then set aside until
 * a replay. Other events are processed meanwhile: each holds all that its handlers need, and its version keeps an older
 * one from overwriting a newer one.
 */
@Injectable()
export class FailedEvents {
  private readonly logger = new Logger('FailedEvents');

  constructor(
    @Optional() @Inject(SERVICE_DATABASE) private readonly database: DataSource | null,
    private readonly clock: Clock,
  ) {}

  /** Keeps an event that failed, or counts one more try of it. */
  async add(event: DeliveredEvent, cause: unknown): Promise<void> {
    const { type, message, stack } = describeError(cause);
    const [row] = await this.query<{ tries: number; next_try_at: Date | null }>(
      `insert into failed_events as f
         (event_id, type, envelope, error, tries, first_failed_at, last_failed_at, next_try_at)
       values ($1, $2, $3, $4, 1, $5, $5, $5::timestamptz + ${firstPause})
       on conflict (event_id) do update set error = excluded.error, tries = f.tries + 1, last_failed_at = $5,
         next_try_at = case when f.tries + 1 < ${mostTries} then $5::timestamptz + ${nextPause} end
       returning tries, next_try_at`,
      [
        event.eventId,
        event.type,
        JSON.stringify(event),
        `${type}: ${message}`.slice(0, longestError),
        this.clock.now(),
      ],
    );
    const what = `${event.type} ${event.eventId}, try ${row?.tries}${row?.next_try_at ? '' : ', set aside'}`;
    this.logger.error(`${what} failed: ${type}: ${message}\n${stack.join('\n')}`);
  }

  /** Claims the events whose next try is due, until the lease ends. */
  async takeDue(): Promise<DeliveredEvent[]> {
    const now = this.clock.now();
    const [rows] = await this.query<{ envelope: DeliveredEvent }[]>(
      `update failed_events set next_try_at = $2 where event_id in (
         select event_id from failed_events where next_try_at <= $1
         order by first_failed_at limit ${batchSize} for update skip locked)
       returning envelope`,
      [now, new Date(now.getTime() + leaseSeconds * 1000)],
    );
    return (rows ?? []).map(({ envelope }) => envelope);
  }

  async remove({ eventId }: DeliveredEvent): Promise<void> {
    await this.query('delete from failed_events where event_id = $1', [eventId]);
  }

  async count(): Promise<{ retried: number; setAside: number }> {
    const [row] = await this.query<{ retried: number; set_aside: number }>(
      `select count(next_try_at)::int as retried, (count(*) - count(next_try_at))::int as set_aside
       from failed_events`,
    );
    return { retried: row?.retried ?? 0, setAside: row?.set_aside ?? 0 };
  }

  private query<T>(sql: string, values: unknown[] = []): Promise<T[]> {
    if (!this.database) throw new Error('Events need a database.');
    return this.database.query<T[]>(sql, values);
  }
}
