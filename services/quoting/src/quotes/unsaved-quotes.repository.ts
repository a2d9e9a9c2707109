import { Injectable } from '@nestjs/common';
import { hourMs } from '@overland/contracts/calendar';
import { type EntityManager, In } from 'typeorm';
import { QuoteEntity } from './quote.entity.js';
import { bookingHours, unsavedDays } from './unsaved-quotes.js';

/** Removes quotes that were never saved. Every call needs the manager of a `withPortal` transaction. */
@Injectable()
export class UnsavedQuotesRepository {
  /**
   * Removes the oldest expired Unsaved quotes of staff, at most `most`. Skips quotes that are being saved or booked.
   * @returns how many were removed.
   */
  async remove(manager: EntityManager, now: Date, most: number): Promise<number> {
    const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hourMs);
    const forgotten = await manager
      .createQueryBuilder(QuoteEntity, 'quote')
      .select('quote.id')
      .where(`quote.status = 'Unsaved' and not quote.isPublic`)
      .andWhere('quote.pricedAt < :priced', { priced: hoursAgo(unsavedDays * 24) })
      .andWhere('(quote.bookingBegunAt is null or quote.bookingBegunAt < :begun)', {
        begun: hoursAgo(bookingHours),
      })
      .orderBy('quote.pricedAt')
      .limit(most)
      .setLock('pessimistic_write')
      .setOnLocked('skip_locked')
      .getMany();
    if (forgotten.length === 0) return 0;
    await manager.getRepository(QuoteEntity).delete({ id: In(forgotten.map(({ id }) => id)) });
    return forgotten.length;
  }
}
