import { allEndpoints, type Endpoint, events } from '@overland/contracts';
import * as z from 'zod/mini';
import type { JsonSchema } from './misfits.js';

/** What is said in one direction: as its writer gives it, and as its reader takes it. */
export interface Message {
  written: JsonSchema;
  read: JsonSchema;
}

const parts = ['params', 'query', 'body'] as const;
type Part = (typeof parts)[number];

export interface Call {
  service: string;
  access: 'service';
  /** As it is sent and as it is taken: the defaults are the service's. */
  request: Record<Part, JsonSchema>;
  reply: Message;
}

export interface Event {
  publisher: string;
  subscribers: readonly string[];
  payload: Message;
}

/** What services say to each other, as JSON Schemas: the calls by "POST /service/quotes/book", the events by type. */
export interface Contract {
  calls: Record<string, Call>;
  events: Record<string, Event>;
}

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const requestOf = (schema: z.ZodMiniType = z.object({})) => schemaOf(schema, 'input');

/** Replies and events leave as they were parsed. */
const parsedMessageOf = (schema: z.ZodMiniType): Message => ({
  written: schemaOf(schema, 'output'),
  read: schemaOf(schema, 'input'),
});

export const callOf = ({ service, params, query, body, reply }: Endpoint): Call => ({
  service,
  access: 'service',
  request: { params: requestOf(params), query: requestOf(query), body: requestOf(body) },
  reply: parsedMessageOf(reply),
});

export const eventOf = (event: Omit<Event, 'payload'> & { payload: z.ZodMiniType }): Event => ({
  ...event,
  payload: parsedMessageOf(event.payload),
});

/** That of this release. */
export const contract = (): Contract => ({
  calls: Object.fromEntries(
    allEndpoints
      .filter(({ access }) => access === 'service')
      .map((row) => [`${row.method} ${row.path}`, callOf(row)]),
  ),
  events: Object.fromEntries(Object.entries(events).map(([type, event]) => [type, eventOf(event)])),
});
