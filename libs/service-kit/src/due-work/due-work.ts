import type { EntityManager, ObjectLiteral } from 'typeorm';
import type { Claim } from './claim.js';
import type { Pauses } from './pause-ms.js';

export interface DueWorkOptions<Row> {
  /** As the log, the metrics and the traces name it: `order-export`. */
  name: string;
  entity: new () => Row;
  /** When a row is due; null where nothing is to be done. While it is worked on: when its lease ends. */
  due?: keyof Row & string;
  /** The end of the lease, where a row may become due again while it is worked on. */
  lease?: keyof Row & string;
  /** Tries since the last one that succeeded, including the current one. */
  attempts?: keyof Row & string;
  /** SQL of the rows that count, where not all do. */
  where?: string;
  /** How many rows a process works on at the same time; 1 by default. */
  atOnce?: number;
  /** Between tries; from 5 seconds to an hour by default. */
  pauses?: Pauses;
  /** Whether a failed row is given up instead of being tried again at `next`; by default it never is. */
  isGivenUp?: (row: Row, failure: { error: unknown; next: Date }) => boolean;
}

export interface Failure {
  error: unknown;
  isGivenUp: boolean;
  /** By the database's clock. */
  now: Date;
}

/** A provider that works on rows of one table, in the worker role. */
export interface DueWorker<Row extends ObjectLiteral> {
  /** The row is done when this resolves, unless the claim was ended otherwise; what it throws is a failed try. */
  work(row: Row, claim: Claim<Row>): Promise<void>;
  /** Keeps what people should see of a failure, in the transaction that ends the try. */
  failed?(manager: EntityManager, row: Row, failure: Failure): Promise<void>;
  /** While true, no row is claimed. */
  isPaused?(): boolean;
}

/** The work cannot be done now, and not before `afterMs`. */
export class TryLater extends Error {
  constructor(
    message: string,
    readonly afterMs = 0,
  ) {
    super(message);
  }
}

/** Work that ends early because the process does: another process continues at once, and it was no try. */
export class Interrupted extends Error {}

const optionsKey = 'overland:due-work';

/** Marks a provider class that works on the rows of a table as they become due. */
export function DueWork<Row extends ObjectLiteral>(options: DueWorkOptions<Row>) {
  return (worker: new (...args: never[]) => DueWorker<Row>): void =>
    Reflect.defineMetadata(optionsKey, options, worker);
}

export function findDueWork(instance: unknown): DueWorkOptions<ObjectLiteral> | undefined {
  if (typeof instance !== 'object' || instance === null) return undefined;
  return Reflect.getMetadata(optionsKey, instance.constructor);
}
