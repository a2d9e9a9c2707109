import * as z from 'zod/mini';
import type { Role } from './roles.js';

/** The five services that answer calls. */
export type ServiceName = 'identity' | 'quoting' | 'orders' | 'notifications' | 'reporting';

/**
 * Who may call. `service` endpoints are never registered at the gateway and need a service token;
 * `superAdmin` is an MCAdmin whose user carries the flag. An endpoint without access does not compile.
 */
export type Access = 'public' | 'signedIn' | 'superAdmin' | 'service' | readonly Role[];

/** Named rate limits; the gateway knows what each allows. */
export type RateClass =
  | 'normal'
  | 'cheap'
  | 'signIn'
  | 'reset'
  | 'booking'
  | 'applying'
  | 'mailing'
  | 'sending'
  | 'publicWrite'
  | 'lookup'
  | 'webhook';

type Schema = z.ZodMiniType;

/** The kinds of files that endpoints answer with, and their endings. */
export const fileEndings = {
  'application/pdf': '.pdf',
  'image/png': '.png',
  'text/csv': '.csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': '.xlsx',
  'text/html': '.html',
  /** Of any name. */
  'application/octet-stream': '',
} as const;
export type FileKind = keyof typeof fileEndings;

export interface EndpointOptions {
  service: ServiceName;
  access: Access;
  /** One line for OpenAPI and for readers of the table. */
  summary: string;
  rate?: RateClass;
  /** Dangerous in somebody else's hands: the password must have been given lately, else `confirmationRequired`. */
  confirmed?: true;
  /** Also for somebody whose company requires a second step and who has none: setting one up needs it. */
  withoutSecondStep?: true;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  reply: Schema;
  /** The reply is a file of this kind, or of one of these, instead of JSON: such a row has no schema of its reply. */
  file?: FileKind | readonly FileKind[];
  /** The body is a stream of bytes instead of JSON, and may take longer to arrive. The handler reads it, and no more than it wants. */
  takesBytes?: boolean;
  /** The gateway answers it with server-sent events, each of the shape of `reply`. */
  live?: true;
  /** Accepts an `Idempotency-Key` header: the same key and body have one effect and one answer. */
  idempotent?: boolean;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type RowOptions = Omit<EndpointOptions, 'service' | 'reply'> &
  ({ reply: Schema } | { file: FileKind | readonly FileKind[] });

type Row<O extends RowOptions = RowOptions> = Readonly<
  O & {
    method: Method;
    path: string;
    rate: RateClass;
    reply: O extends { reply: Schema } ? Schema : z.ZodMiniUnknown;
  }
>;

export type Endpoint<O extends EndpointOptions = EndpointOptions> = Row<O>;

/** One row of the contract table. `path` is below `/api`, parameters written `:name`. */
// @__NO_SIDE_EFFECTS__
export function endpoint<const O extends RowOptions>(method: Method, path: string, options: O) {
  return { rate: 'normal' as RateClass, reply: z.unknown(), ...options, method, path } as unknown as Row<O>;
}

/** Rows that this service answers. */
// @__NO_SIDE_EFFECTS__
export function endpointsOf<S extends ServiceName, Rows extends Record<string, Row>>(service: S, rows: Rows) {
  const endpoints = Object.entries(rows).map(([name, row]) => [name, { ...row, service }]);
  return Object.fromEntries(endpoints) as { readonly [N in keyof Rows]: Rows[N] & { readonly service: S } };
}

type Part<E, K extends string, Side extends 'input' | 'output'> = E extends {
  [P in K]: infer S extends Schema;
}
  ? Side extends 'input'
    ? z.input<S>
    : z.output<S>
  : undefined;

declare const row: unique symbol;

/** A row as clients call it, without its schemas: their types alone are kept. */
export interface Call<E extends Endpoint = Endpoint> extends Pick<E, 'method' | 'path' | 'access'> {
  readonly idempotent?: boolean;
  readonly [row]: E;
}

type RowOf<C> = C extends Call<infer E> ? E : C;

/** What a handler receives: each part already validated. */
export interface InputOf<C> {
  params: Part<RowOf<C>, 'params', 'output'>;
  query: Part<RowOf<C>, 'query', 'output'>;
  body: Part<RowOf<C>, 'body', 'output'>;
}

/** What a client sends. */
export type RequestOf<C> = Sent<RowOf<C>>;
type Sent<E> = (E extends { params: Schema } ? { params: Part<E, 'params', 'input'> } : unknown) &
  (E extends { query: Schema } ? { query?: Part<E, 'query', 'input'> } : unknown) &
  (E extends { body: Schema } ? { body: Part<E, 'body', 'input'> } : unknown);

/** What a client gets back, and what a handler must return. */
export type ReplyOf<C extends { reply: Schema } | Call> = Answered<RowOf<C>>;
type Answered<E> = E extends { reply: infer S extends Schema } ? z.output<S> : never;
