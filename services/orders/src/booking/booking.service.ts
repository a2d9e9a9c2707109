import { Injectable, Logger } from '@nestjs/common';
import type { BookedOrder, OrderRequest, Session } from '@overland/contracts';
import {
  AppError,
  Clock,
  Database,
  describeError,
  hashOfBody,
  type RequestInfo,
} from '@overland/service-kit';
import type { OrderDraft } from '../orders/order.entity.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { confirmationOf } from './confirm-order.js';
import { Confirmations } from './confirmations.js';
import type { Attempt } from './draft-order.js';
import { isRefusal } from './is-refusal.js';
import { PlacingsRepository } from './placings.repository.js';
import { QuoteClaims } from './quote-claims.js';

const notFinished = 'Your booking is not finished yet, and nothing is lost. Please try again in a moment.';

type BookingCall = Pick<RequestInfo, 'requestId' | 'idempotencyKey'>;

/**
 * Booking spans two databases: claim the quote here (`placing`), let quoting set it to Booked for this order, then confirm with
 * its events. Each step is idempotent, so any process can finish an interrupted booking.
 */
@Injectable()
export class BookingService {
  private readonly logger = new Logger('Booking');

  constructor(
    private readonly database: Database,
    private readonly placings: PlacingsRepository,
    private readonly claims: QuoteClaims,
    private readonly orders: OrdersRepository,
    private readonly confirmations: Confirmations,
    private readonly clock: Clock,
  ) {}

  /** @param session null for a public booking. */
  async book(request: OrderRequest, session: Session | null, call: BookingCall): Promise<BookedOrder> {
    const attempt = await this.attemptOf(request, session, call);
    const earlier = await this.findEarlier(attempt);
    if (earlier) return this.resume(earlier, call);
    try {
      return await this.finishNow(await this.claims.claim(request, session, attempt), call.requestId);
    } catch (error) {
      // The quote may have been taken by this very request, sent twice at once.
      const isTaken = error instanceof AppError && ['alreadyBooked', 'inProgress'].includes(error.code);
      const winner = isTaken ? await this.findEarlier(attempt) : null;
      if (winner) return this.resume(winner, call);
      throw error;
    }
  }

  /**
   * Steps 2 and 3 for a row whose lease is held.
   * @throws AppError the refusal of quoting, after undoing the claim; anything else when it has to wait.
   */
  async finish(row: OrderDraft, requestId: string): Promise<BookedOrder> {
    try {
      const quote = await this.claims.book(row, requestId);
      return await this.confirmations.confirm(row, confirmationOf(row, quote), requestId);
    } catch (error) {
      if (isRefusal(error)) await this.database.inSystem((manager) => this.placings.undo(manager, row.id));
      throw error;
    }
  }

  /** For a request. @throws AppError the refusal of quoting; unavailable when it has to wait. */
  private async finishNow(row: OrderDraft, requestId: string): Promise<BookedOrder> {
    try {
      return await this.finish(row, requestId);
    } catch (error) {
      throw isRefusal(error) ? error : await this.postpone(row, error);
    }
  }

  /** The row of an earlier try with the same key. @throws AppError keyReused if its body was different. */
  private async findEarlier(attempt: Attempt): Promise<OrderDraft | null> {
    if (attempt.idempotencyKey === null) return null;
    return this.database.inSystem((manager) => this.placings.findEarlier(manager, attempt));
  }

  /** For a repeated request: the first try's reply, or its unfinished booking is finished now. */
  private async resume(row: OrderDraft, { requestId }: BookingCall): Promise<BookedOrder> {
    if (row.reply) return row.reply;
    const leased = await this.database.inSystem((manager) => this.placings.lease(manager, row.id));
    if (leased) return this.finishNow(leased, requestId);
    const now = await this.database.inSystem((manager) => this.placings.find(manager, row.id));
    if (now?.reply) return now.reply;
    throw new AppError('inProgress', 'Your booking is still being worked on. Please wait a moment.', {
      retryAfterSeconds: 2,
    });
  }

  /** Keeps the row: the next try or the worker finishes it. */
  private async postpone(row: OrderDraft, error: unknown): Promise<AppError> {
    this.logger.warn(`booking of order ${row.id} has to wait: ${describeError(error).message}`);
    await this.database
      .inSystem((manager) => this.placings.release(manager, row.id))
      .catch((failure: unknown) =>
        this.logger.warn(`its lease runs out by itself: ${describeError(failure).message}`),
      );
    return new AppError('unavailable', notFinished, { retryAfterSeconds: 2 });
  }

  private async attemptOf(
    request: OrderRequest,
    session: Session | null,
    { requestId, idempotencyKey }: BookingCall,
  ): Promise<Attempt> {
    return {
      isPublic: session === null,
      bookedBy: session?.userId ?? null,
      actor: session
        ? await this.database.inSystem((manager) => this.orders.actorOf(manager, session))
        : request.customerFullName,
      at: this.clock.now(),
      requestId,
      idempotencyCaller: session?.userId ?? 'public',
      idempotencyKey,
      bodyHash: hashOfBody(request),
    };
  }
}
