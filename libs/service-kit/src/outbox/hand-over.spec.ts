import type { EventEnvelope } from '@overland/contracts';
import type { ServiceClient } from '../services/service-client.js';
import { largestBatch } from './event-size.js';
import { HandOver } from './hand-over.js';

const anEvent = (text: string) => ({ eventId: 'an event', payload: { text } }) as unknown as EventEnvelope;

async function partsOf(events: EventEnvelope[]): Promise<number[]> {
  const parts: number[] = [];
  const call = async (_endpoint: object, { body }: { body: { events: unknown[] } }) => {
    parts.push(body.events.length);
    return { taken: body.events.length };
  };
  await new HandOver({ call } as unknown as ServiceClient).give('quoting', events);
  return parts;
}

test('events are handed over in parts of so many bytes, not characters', async () => {
  const third = largestBatch / 3 - 100;
  expect(await partsOf(Array.from({ length: 3 }, () => anEvent('a'.repeat(third))))).toEqual([3]);
  expect(await partsOf(Array.from({ length: 3 }, () => anEvent('é'.repeat(third))))).toEqual([1, 1, 1]);
});

test('an event that is larger than a part goes alone', async () => {
  expect(await partsOf([anEvent('a'), anEvent('a'.repeat(largestBatch)), anEvent('a')])).toEqual([1, 1, 1]);
});
