import { SetMetadata } from '@nestjs/common';
import type { DiscoveryService } from '@nestjs/core';
import { type EventEnvelope, type EventType, events, type ServiceName } from '@overland/contracts';
import type { EntityManager } from 'typeorm';

const handlerKey = 'overland:event-handlers';

/** What runs on each type of event, in the transaction that also remembers that it ran. */
export type EventHandlerMap = {
  [T in EventType]?: (envelope: EventEnvelope<T>, manager: EntityManager) => Promise<void>;
};

/** A provider that consumes events; its `name` is stored, so it must never change. */
export interface EventHandlers {
  readonly name: string;
  readonly on: EventHandlerMap;
}

/** Marks a provider class that implements `EventHandlers`. */
export const HandlesEvents = (): ClassDecorator => SetMetadata(handlerKey, true);

export function findEventHandlers(discovery: DiscoveryService): EventHandlers[] {
  const found = discovery
    .getProviders()
    .map((wrapper): unknown => wrapper.instance)
    .filter(isEventHandlers);
  return [...new Set(found)];
}

function isEventHandlers(instance: unknown): instance is EventHandlers {
  return (
    typeof instance === 'object' && instance !== null && Reflect.hasMetadata(handlerKey, instance.constructor)
  );
}

/** @throws Error when the contracts name this service as a subscriber of an event without a handler here. */
export function assertEventsHandled(serviceName: ServiceName, handlers: EventHandlers[]): void {
  const names = handlers.map((handler) => handler.name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`${serviceName} has two event handlers named ${twice}`);
  const missing = Object.entries(events)
    .filter(([, { subscribers }]) => (subscribers as readonly ServiceName[]).includes(serviceName))
    .map(([type]) => type as EventType)
    .filter((type) => !handlers.some((handler) => handler.on[type]));
  if (missing.length > 0) {
    throw new Error(`${serviceName} subscribes to events that it does not handle: ${missing.join(', ')}`);
  }
}
