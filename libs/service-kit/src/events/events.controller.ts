import { Controller, Inject, type Type } from '@nestjs/common';
import { eventDeliveries, type InputOf, type ServiceName } from '@overland/contracts';
import { Implements } from '../http/implements.js';
import { Input } from '../http/parameters.js';
import { EventConsumer } from './event-consumer.js';

type Deliveries = typeof eventDeliveries;

/** Takes events from relays of other processes; null for a service that consumes none. */
export function eventsControllerOf(service: ServiceName): Type<unknown> | null {
  if (!isSubscriber(service)) return null;
  const endpoint: Deliveries[keyof Deliveries] = eventDeliveries[service];

  @Controller()
  class EventsController {
    constructor(@Inject(EventConsumer) private readonly consumer: EventConsumer) {}

    @Implements(endpoint)
    async take(@Input() { body }: InputOf<Deliveries[keyof Deliveries]>) {
      await this.consumer.consume(body.events);
      return { taken: body.events.length };
    }
  }
  return EventsController;
}

function isSubscriber(service: ServiceName): service is keyof Deliveries {
  return Object.hasOwn(eventDeliveries, service);
}
