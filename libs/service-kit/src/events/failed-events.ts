import { Inject, Injectable, Logger, Optional } from '@nestjs/common';
import type { DeliveredEvent } from '@overland/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { SERVICE_DATABASE } from '../database/database.js';
import type { Failure } from '../due-work/due-work.js';
import { pauseMs } from '../due-work/pause-ms.js';
import { describeError } from '../logging/describe-error.js';
import { FailedEventEntity } from './failed-event.entity.js';

/** Over a quarter to half an hour, what an outage of a neighbor may take. */
export const mostTries = 12;
export const retryPauses = { firstMs: 1000, longestMs: 2 ** mostTries * 1000 };
const longestError = 2000;

/**
 * The events that could not be applied, kept until they are: tried again with growing pauses, then set aside until
 * a replay. Other events are processed meanwhile: each holds all that its handlers need, and its version keeps an older
 * one from overwriting a newer one.
 */
@Injectable()
export class FailedEvents {
  private readonly logger = new Logger('FailedEvents');

  constructor(@Optional() @Inject(SERVICE_DATABASE) private readonly database: DataSource | null) {}

  /** Keeps an event that failed for the first time. */
  async add(event: DeliveredEvent, cause: unknown): Promise<void> {
    await this.query(
      `insert into failed_events (event_id, type, envelope, error, tries, first_failed_at, last_failed_at, next_try_at)
       values ($1, $2, $3, $4, 1, now(), now(), now() + make_interval(secs => $5))
       on conflict (event_id) do update set error = excluded.error, last_failed_at = now()`,
      [event.eventId, event.type, JSON.stringify(event), textOf(cause), pauseMs(1, retryPauses) / 1000],
    );
    this.log(event, cause, 'try 1');
  }

  /** Counts one more failure. */
  async addTo(
    manager: EntityManager,
    { envelope, tries, eventId }: FailedEventEntity,
    { error, isGivenUp, now }: Failure,
  ): Promise<void> {
    await manager.update(FailedEventEntity, { eventId }, { error: textOf(error), lastFailedAt: now });
    this.log(envelope, error, `try ${tries}${isGivenUp ? ', set aside' : ''}`);
  }

  async count(): Promise<{ retried: number; setAside: number }> {
    const [row] = await this.query<{ retried: number; set_aside: number }>(
      `select count(next_try_at)::int as retried, (count(*) - count(next_try_at))::int as set_aside
       from failed_events`,
    );
    return { retried: row?.retried ?? 0, setAside: row?.set_aside ?? 0 };
  }

  private log({ type, eventId }: DeliveredEvent, cause: unknown, which: string): void {
    const error = describeError(cause);
    const line = `${type} ${eventId}, ${which} failed: ${error.type}: ${error.message}`;
    this.logger.error([line, ...error.stack].join('\n'));
  }

  private query<T>(sql: string, values: unknown[] = []): Promise<T[]> {
    if (!this.database) throw new Error('Events need a database.');
    return this.database.query<T[]>(sql, values);
  }
}

function textOf(cause: unknown): string {
  const { type, message } = describeError(cause);
  return `${type}: ${message}`.slice(0, longestError);
}
