import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { messages, type OrderRequest, quotes, type Session } from '@overland/contracts';
import {
  AppError,
  InjectDatabase,
  portalOf,
  portalScope,
  ServiceClient,
  systemScope,
  withPortal,
} from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { isPlaced, type StoredOrder } from '../orders/stored-order.js';
import { checkBooking } from './check-booking.js';
import { type Attempt, draftOrder } from './draft-order.js';
import { PlacingsRepository } from './placings.repository.js';

/** Most bookings end within a tenth of that; whoever waits longer is better told to come again. */
const patienceMs = 2000;
const lookAgainMs = 50;

const underWay = 'Someone else is booking this quote right now. Please try again in a moment.';

/** Step 1 of a booking: every rule, and the row that claims the quote. */
@Injectable()
export class QuoteClaims {
  constructor(
    @InjectDatabase() private readonly dataSource: DataSource,
    private readonly placings: PlacingsRepository,
    private readonly client: ServiceClient,
  ) {}

  /**
   * While another booking has claimed the quote, nobody knows whether it will be booked: that one may yet be undone. So
   * its end is waited for, and then the quote is looked at anew.
   * @throws AppError alreadyBooked when another has it; inProgress when that is not known in time.
   */
  async claim(request: OrderRequest, session: Session | null, attempt: Attempt): Promise<StoredOrder> {
    const until = performance.now() + patienceMs;
    while (performance.now() < until) {
      const bookable = await this.askForQuote(request, session, attempt.requestId);
      const booker = { isPublic: attempt.isPublic, mayRush: session?.role === 'MCAdmin' };
      const draft = draftOrder(checkBooking(request, bookable, booker), attempt);
      const claimed = await withPortal(this.dataSource, { portalId: draft.portal_id }, (manager) =>
        this.placings.place(manager, draft),
      );
      if (claimed) return claimed;
      await this.waitForOther(request.quoteId, attempt, until);
    }
    throw new AppError('inProgress', underWay, { retryAfterSeconds: 2 });
  }

  /** Until nobody has the quote any more, or the time is over. */
  private async waitForOther(quoteId: string, attempt: Attempt, until: number): Promise<void> {
    while (performance.now() < until) {
      const other = await this.findOther(quoteId, attempt);
      if (!other) return;
      if (isPlaced(other)) {
        throw new AppError('alreadyBooked', messages.alreadyBooked, {
          ...(attempt.isPublic ? {} : { details: { orderId: other.id } }),
        });
      }
      await pause(lookAgainMs);
    }
  }

  /** @throws AppError keyReused when it is not the quote that is taken but the Idempotency-Key. */
  private findOther(quoteId: string, attempt: Attempt): Promise<StoredOrder | null> {
    return withPortal(this.dataSource, systemScope, async (manager) => {
      const holder = await this.placings.findOfQuote(manager, quoteId);
      return holder ?? this.placings.findEarlier(manager, attempt);
    });
  }

  private askForQuote(request: OrderRequest, session: Session | null, requestId: string) {
    const { quoteId, pickupZip, deliveryZip } = request;
    const portalId = session ? portalOf(portalScope(session)) : null;
    const body = { quoteId, portalId, isPublic: session === null, pickupZip, deliveryZip };
    return this.client.call('quoting', quotes.bookable, { body }, { requestId });
  }
}
