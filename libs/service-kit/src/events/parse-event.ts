import {
  type DeliveredEvent,
  type EventEnvelope,
  type EventPayload,
  type EventType,
  events,
} from '@overland/contracts';
import * as z from 'zod/mini';
import { compiled } from '../compiled.js';
import { describeIssues } from '../logging/describe-issues.js';

/**
 * A payload as this release knows it, whichever release wrote it: with the defaults of fields that came later, and
 * without fields that are not known here.
 * @throws Error that names each field which does not fit.
 */
export function parsePayload<T extends EventType>(type: T, payload: unknown): EventPayload<T> {
  const parsed = z.safeParse(compiled<z.ZodMiniType>(events[type].payload), payload);
  if (parsed.success) return parsed.data as EventPayload<T>;
  throw new Error(`The payload of ${type} does not fit its schema: ${describeIssues(parsed.error)}`);
}

/** @throws Error for a type that this release does not know, and as `parsePayload`. */
export function parseEvent(event: DeliveredEvent): EventEnvelope {
  const { type, payload } = event;
  if (!isEventType(type)) throw new Error(`This release knows no event ${type}.`);
  return { ...event, type, payload: parsePayload(type, payload) };
}

const isEventType = (type: string): type is EventType => Object.hasOwn(events, type);
