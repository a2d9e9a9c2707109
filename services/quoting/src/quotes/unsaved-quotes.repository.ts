import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { bookingHours, unsavedDays } from './unsaved-quotes.js';

/** Unsaved quotes of the staff that nobody has touched since; hours, as days differ in length where clocks are changed. */
const forgotten = `status = 'Unsaved' and not is_public
  and priced_at < $1::timestamptz - interval '${unsavedDays * 24} hours'
  and (booking_begun_at is null or booking_begun_at < $1::timestamptz - interval '${bookingHours} hours')`;

/** The end of quotes that were never saved. Every statement runs in a `withPortal` transaction. */
@Injectable()
export class UnsavedQuotesRepository {
  /** The oldest, at most so many; a quote that somebody is saving or booking at this moment is left out. @returns how many. */
  async remove(manager: EntityManager, now: Date, most: number): Promise<number> {
    const [, count] = await manager.query<[unknown, number]>(
      `delete from quotes where id = any (array(
         select id from quotes where ${forgotten} order by priced_at limit $2 for update skip locked))`,
      [now, most],
    );
    return count;
  }
}
