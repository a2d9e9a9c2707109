import type { Call, Contract, Event, Message } from './contract.js';
import { type JsonSchema, misfits } from './misfits.js';

/**
 * What has changed since a release that a neighbor of that release would not survive, one sentence each. Both directions
 * count, as either side may be the older one: services are released one by one, and rolled back.
 */
export function breaksSince(version: string, before: Contract, now: Contract): string[] {
  const calls = Object.entries(before.calls).flatMap(([name, call]) =>
    breaksOfCall(name, call, now.calls[name]),
  );
  const events = Object.entries(before.events).flatMap(([type, event]) =>
    breaksOfEvent(type, event, now.events[type]),
  );
  return [...calls, ...events].map((sentence) => sentence.replaceAll('{version}', version));
}

function breaksOfCall(name: string, before: Call, now: Call | undefined): string[] {
  if (!now) return [`${name} is gone, and callers of {version} ask for it.`];
  if (now.service !== before.service) {
    return [`${name} is answered by ${now.service}, and callers of {version} ask ${before.service}.`];
  }
  return [
    ...(['params', 'query', 'body'] as const).flatMap((part) =>
      sentences(`${name}, ${part}`, {
        before: inBothWays(before.request[part]),
        now: inBothWays(now.request[part]),
      }),
    ),
    ...sentences(`${name}, reply`, { before: before.reply, now: now.reply }),
  ];
}

const inBothWays = (schema: JsonSchema): Message => ({ written: schema, read: schema });

function breaksOfEvent(type: string, before: Event, now: Event | undefined): string[] {
  if (!now) return [`${type} is gone, and ${before.publisher} of {version} publishes it.`];
  if (now.publisher !== before.publisher) {
    return [`${type} is published by ${now.publisher}, and by ${before.publisher} of {version}.`];
  }
  const lost = before.subscribers.filter((subscriber) => !now.subscribers.includes(subscriber));
  return [
    ...lost.map((name) => `${type} has no subscriber ${name} any more, and {version} gives it to ${name}.`),
    ...sentences(type, { before: before.payload, now: now.payload }),
  ];
}

function sentences(what: string, { before, now }: { before: Message; now: Message }): string[] {
  const sentence =
    (who: string) =>
    ({ path, problem }: { path: string; problem: string }) =>
      `${what}: ${path || 'the whole'} ${problem} (${who}).`;
  return [
    ...misfits(before.written, now.read).map(sentence('written by {version}, read by this release')),
    ...misfits(now.written, before.read).map(sentence('written by this release, read by {version}')),
  ];
}
