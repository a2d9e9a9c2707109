import { Controller } from '@nestjs/common';
import { type InputOf, orders } from '@overland/contracts';
import { type By, CalledBy, CallInfo, Implements, Input, type RequestInfo } from '@overland/service-kit';
import { BookingService } from './booking.service.js';

@Controller()
export class BookingController {
  constructor(private readonly booking: BookingService) {}

  @Implements(orders.book)
  book(@Input() { body }: InputOf<typeof orders.book>, @CalledBy() { session, info }: By) {
    return this.booking.book(body, session, info);
  }

  /** Signed-in callers of this endpoint book as customers do. */
  @Implements(orders.bookPublic)
  async bookPublic(@Input() { body }: InputOf<typeof orders.bookPublic>, @CallInfo() call: RequestInfo) {
    const { uniqueId, status, price, message } = await this.booking.book(body, null, call);
    return { uniqueId, status, price, message };
  }
}
