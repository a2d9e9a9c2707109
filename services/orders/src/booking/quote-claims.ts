import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { messages, type OrderRequest, quotes, type Session } from '@overland/contracts';
import { AppError, Database, portalOf, portalScope, ServiceClient, systemScope } from '@overland/service-kit';
import { enteredOf } from '../orders/entered-of.js';
import type { OrderDraft, OrderEntity } from '../orders/order.entity.js';
import { isPlaced } from '../orders/order-states.js';
import { checkBooking } from './check-booking.js';
import { type Attempt, draftOrder } from './draft-order.js';
import { PlacingsRepository } from './placings.repository.js';

/** Most bookings take less than a tenth of this. After it, the caller is asked to try again. */
const patienceMs = 2000;
const lookAgainMs = 50;

const underWay = 'Someone else is booking this quote right now. Please try again in a moment.';

/** Step 1 checks every rule, then writes the row that claims the quote; step 2 has quoting book it. */
@Injectable()
export class QuoteClaims {
  constructor(
    private readonly database: Database,
    private readonly placings: PlacingsRepository,
    private readonly client: ServiceClient,
  ) {}

  /**
   * A quote that another booking has claimed becomes free if that booking is undone. So this waits for it to end, then checks
   * the quote again.
   * @throws AppError alreadyBooked if the other booking got it; inProgress if it takes too long to tell.
   */
  async claim(request: OrderRequest, session: Session | null, attempt: Attempt): Promise<OrderDraft> {
    const until = performance.now() + patienceMs;
    while (performance.now() < until) {
      const bookable = await this.askForQuote(request, session, attempt.requestId);
      const booker = { isPublic: attempt.isPublic, mayRush: session?.role === 'MCAdmin' };
      const draft = draftOrder(checkBooking(request, bookable, booker), attempt);
      if (await this.place(draft)) return draft;
      await this.waitForOther(request.quoteId, attempt, until);
    }
    throw new AppError('inProgress', underWay, { retryAfterSeconds: 2 });
  }

  /** Step 2: lets quoting set the quote to Booked for this order. @throws AppError its refusal */
  book(row: OrderDraft, requestId: string) {
    const body = {
      quoteId: row.quoteId,
      orderId: row.id,
      expectedVersion: row.quoteVersion,
      transportType: row.transportType,
      serviceLevel: row.serviceLevel,
      // The RUSH fee is the order's, not the quote's.
      expectedPrice: row.price - row.rushFee,
      vehicles: enteredOf(row),
      reprice: row.reprice,
    };
    return this.client.call(quotes.book, { body }, { requestId });
  }

  /** In the scope of all portals, across which public bookings are counted. */
  private place(draft: OrderDraft): Promise<boolean> {
    const scope = draft.isPublic ? systemScope : { portalId: draft.portalId };
    return this.database.withPortal(scope, async (manager) => {
      if (draft.isPublic) await this.placings.limitPublic(manager, draft);
      return this.placings.place(manager, draft);
    });
  }

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

  /** @throws AppError keyReused if the Idempotency-Key is taken rather than the quote. */
  private findOther(quoteId: string, attempt: Attempt): Promise<OrderEntity | null> {
    return this.database.inSystem(async (manager) => {
      const holder = await this.placings.findOfQuote(manager, quoteId);
      return holder ?? this.placings.findEarlier(manager, attempt);
    });
  }

  private askForQuote(request: OrderRequest, session: Session | null, requestId: string) {
    const { quoteId, pickupZip, deliveryZip } = request;
    const portalId = session ? portalOf(portalScope(session)) : null;
    const body = { quoteId, portalId, isPublic: session === null, pickupZip, deliveryZip };
    return this.client.call(quotes.bookable, { body }, { requestId });
  }
}
