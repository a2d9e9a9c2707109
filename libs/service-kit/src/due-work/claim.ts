import type { DataSource, EntityManager, ObjectLiteral } from 'typeorm';
import { afterCommit, inSystem } from '../database/with-portal.js';
import { type DueRows, leaseMs, type NextDue } from './due-rows.js';

/** One row for the time of one try. The lease is renewed until the claim is ended or closed. */
export class Claim<Row extends ObjectLiteral> {
  /** Whether it was ended, and nothing is left to do for this try. */
  isEnded = false;
  /** Statements about the lease come one after the other. */
  private last: Promise<unknown> = Promise.resolve();
  private readonly timer: NodeJS.Timeout;

  constructor(
    readonly row: Row,
    /** Aborted when the process ends: long work stops early by throwing `Interrupted`. */
    readonly stopping: AbortSignal,
    private readonly held: { database: DataSource; rows: DueRows<Row> },
  ) {
    this.timer = setInterval(() => {
      this.inTurn(() => this.renew()).catch(() => undefined);
    }, leaseMs / 3).unref();
  }

  /** By the database's clock, a few seconds ago at most. */
  get now(): Date {
    return this.held.rows.nowFor(this.row);
  }

  /** A transaction in which all portals are in scope. */
  inSystem<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return inSystem(this.held.database, work);
  }

  /** Keeps what is known by now, unless another process has the row. @throws LeaseLost */
  async keep(manager: EntityManager, columns: Partial<Row>): Promise<void> {
    await this.inTurn(() => this.held.rows.keep(manager, this.row, columns));
    Object.assign(this.row, columns);
  }

  /** In the transaction of what the work has changed; `attempts` stays, as how often it was tried. @throws LeaseLost, so that the transaction changes nothing. */
  done(manager: EntityManager, columns: Partial<Row> = {}): Promise<void> {
    return this.end(manager, { next: null, columns });
  }

  /** Done for now, and due again. @throws LeaseLost */
  again(
    manager: EntityManager,
    { next, columns = {} }: { next: NextDue; columns?: Partial<Row> },
  ): Promise<void> {
    return this.end(manager, { next, columns, attempts: 0 });
  }

  /** Done, and the row is of no more use. @throws LeaseLost */
  async remove(manager: EntityManager): Promise<void> {
    this.close();
    await this.inTurn(() => this.held.rows.remove(manager, this.row));
    this.endAfterCommit(manager);
  }

  /** A try that did not succeed: the runner's own. @throws LeaseLost */
  async end(
    manager: EntityManager,
    how: { next: NextDue; attempts?: number; columns?: Partial<Row> },
  ): Promise<void> {
    this.close();
    await this.inTurn(() => this.held.rows.end(manager, this.row, { columns: {}, ...how }));
    this.endAfterCommit(manager);
  }

  close(): void {
    clearInterval(this.timer);
  }

  private inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.last.then(work);
    this.last = turn.catch(() => undefined);
    return turn;
  }

  private endAfterCommit(manager: EntityManager): void {
    afterCommit(manager, () => {
      this.isEnded = true;
    });
  }

  private async renew(): Promise<void> {
    const { rows } = this.held;
    const until = await this.inSystem((manager) => rows.renew(manager, this.row));
    if (until) rows.setLease(this.row, until);
  }
}
