import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { bookingHours, unsavedDays } from './unsaved-quotes.js';

/** The end of quotes that were never saved. Every statement runs in a `withPortal` transaction. */
@Injectable()
export class UnsavedQuotesRepository {
  /**
   * The oldest Unsaved quotes of the staff that nobody has touched since, at most so many. One that somebody is saving
   * or booking at this moment is left out. Hours, as days differ in length where clocks are changed.
   * @returns how many.
   */
  async remove(manager: EntityManager, now: Date, most: number): Promise<number> {
    const [, count] = await manager.query<[unknown, number]>(
      `delete from quotes where id = any (array(
         select id from quotes
         where status = 'Unsaved' and not is_public
           and priced_at < $1::timestamptz - make_interval(hours => $2)
           and (booking_begun_at is null or booking_begun_at < $1::timestamptz - make_interval(hours => $3))
         order by priced_at limit $4 for update skip locked))`,
      [now, unsavedDays * 24, bookingHours, most],
    );
    return count;
  }
}
