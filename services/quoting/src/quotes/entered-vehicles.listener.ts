import { Injectable } from '@nestjs/common';
import { type EventHandlerMap, type EventHandlers, HandlesEvents } from '@overland/service-kit';
import { QuotesRepository } from './quotes.repository.js';

/** A booked quote shows the VINs and years of its order as they are changed there. */
@Injectable()
@HandlesEvents()
export class EnteredVehicles implements EventHandlers {
  readonly name = 'entered-vehicles';
  readonly on: EventHandlerMap = {
    'order.vehiclesEntered': ({ payload }, manager) => this.repository.noteEntered(manager, payload),
  };

  constructor(private readonly repository: QuotesRepository) {}
}
