import { Injectable } from '@nestjs/common';
import { type EventEnvelope, eventDeliveries, type Subscriber } from '@overland/contracts';
import { EventConsumers } from '../events/event-consumer.js';
import { ServiceClient } from '../services/service-client.js';
import { largestBatch } from './event-size.js';

/** Gives events to a subscriber: by a call where it lives in this process, else by signed requests to its address. */
@Injectable()
export class HandOver {
  constructor(private readonly services: ServiceClient) {}

  /** @throws when not all of them were taken. */
  async give(subscriber: Subscriber, events: readonly EventEnvelope[]): Promise<void> {
    const neighbor = EventConsumers.get(subscriber);
    if (neighbor) return neighbor.consume(events);
    for (const part of inParts(events)) {
      const requestId = part[0]?.eventId ?? '';
      await this.services.call(eventDeliveries[subscriber], { body: { events: part } }, { requestId });
    }
  }
}

function inParts(events: readonly EventEnvelope[]): EventEnvelope[][] {
  const parts: EventEnvelope[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const event of events) {
    const bytes = Buffer.byteLength(JSON.stringify(event));
    size += bytes;
    if (size > largestBatch) {
      parts.push([]);
      size = bytes;
    }
    parts.at(-1)?.push(event);
  }
  return parts;
}
