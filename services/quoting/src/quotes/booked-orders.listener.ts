import { Injectable } from '@nestjs/common';
import { type EventHandlerMap, type EventHandlers, HandlesEvents } from '@overland/service-kit';
import { QuotesRepository } from './quotes.repository.js';

/** A booked quote shows how its order stands, what it costs, and the VINs and years as they are changed there. */
@Injectable()
@HandlesEvents()
export class BookedOrders implements EventHandlers {
  readonly name = 'entered-vehicles';
  readonly on: EventHandlerMap = {
    'order.vehiclesEntered': ({ payload }, manager) => this.repository.noteEntered(manager, payload),
    'order.changed': ({ payload }, manager) => this.repository.noteOrder(manager, payload),
  };

  constructor(private readonly repository: QuotesRepository) {}
}
