import { type DataSource, type EntityManager, type FindOptionsWhere, In, type ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import type { DueWorkOptions } from './due-work.js';

/** A worker that dies loses its rows after this; a living one renews its leases in time. */
export const leaseMs = 15_000;
const mostCounted = 10_000;

/** Another process has the row now, or somebody deleted it. */
export class LeaseLost extends Error {}

/** How many rows wait for a worker, how long the oldest has waited, and how many have failed twice and are tried again. */
export interface Waiting {
  due: number;
  oldestSeconds: number;
  retried: number;
}

/** When a row is due next: never, at a time, or so many milliseconds from now. */
export type NextDue = Date | null | { inMs: number };

/** The statements by which rows are claimed. The database's clock decides; run them where all portals are in scope. */
export class DueRows<Row extends ObjectLiteral> {
  private readonly properties;

  constructor(
    private readonly database: DataSource,
    private readonly options: DueWorkOptions<Row>,
  ) {
    const { due = 'dueAt', lease = due, attempts = 'attempts' } = options;
    this.properties = { due, lease, attempts };
  }

  /** When a row is due next, as an expression; in the past also while another process works on one that is due again. */
  get nextDue(): string {
    const { due } = this.columns;
    return `(select min(${due}) from ${this.table} where ${due} is not null${this.andWhere})`;
  }

  /** Makes rows this process's own, the longest due first. */
  async claim(manager: EntityManager, limit: number): Promise<Row[]> {
    const { key, due, lease, attempts } = this.columns;
    const until = `date_trunc('milliseconds', now() + interval '${leaseMs} milliseconds')`;
    const leased = lease === due ? `${due} = ${until}` : `${due} = ${until}, ${lease} = ${until}`;
    const [claimed] = await manager.query<[{ id: unknown }[], number]>(
      `update ${this.table} set ${leased}, ${attempts} = ${attempts} + 1
       where ${key} in (select ${key} from ${this.table} where ${this.areDue}
         order by ${due} limit ${limit} for update skip locked)
       returning ${key} as id`,
    );
    if (claimed.length === 0) return [];
    const ids = claimed.map(({ id }) => id);
    return manager.getRepository<Row>(this.options.entity).findBy(this.whereKey(In(ids)));
  }

  /** @returns the new end of the lease; null when it was lost. */
  async renew(manager: EntityManager, row: Row): Promise<Date | null> {
    const { key, due, lease } = this.columns;
    const until = `date_trunc('milliseconds', now() + interval '${leaseMs} milliseconds')`;
    const renewed =
      lease === due
        ? `${due} = ${until}`
        : `${due} = case when ${due} = ${lease} then ${until} else ${due} end, ${lease} = ${until}`;
    const [rows] = await manager.query<[{ until: Date }[], number]>(
      `update ${this.table} set ${renewed} where ${key} = $1 and ${lease} = $2 returning ${lease} as until`,
      [row[this.keyProperty], this.leaseOf(row)],
    );
    return rows[0]?.until ?? null;
  }

  /** Changes a row, and nothing where the lease was lost. @throws LeaseLost */
  async keep(manager: EntityManager, row: Row, columns: Partial<Row>): Promise<void> {
    await this.update(manager, row, columns as QueryDeepPartialEntity<Row>);
  }

  /** Ends the lease. A row that became due meanwhile stays due. @throws LeaseLost */
  async end(
    manager: EntityManager,
    row: Row,
    { next, attempts, columns }: { next: NextDue; attempts?: number; columns: Partial<Row> },
  ): Promise<void> {
    const { properties } = this;
    const { due, lease } = this.columns;
    const at = next && 'inMs' in next ? `now() + interval '${Math.round(next.inMs)} milliseconds'` : ':next';
    const unlessMarked = `case when ${due} = ${lease} then cast(${at} as timestamptz) else ${due} end`;
    await this.update(
      manager,
      row,
      {
        ...columns,
        ...(due !== lease && { [properties.lease]: () => 'now()' }),
        [properties.due]: () => unlessMarked,
        ...(attempts !== undefined && { [properties.attempts]: attempts }),
      } as QueryDeepPartialEntity<Row>,
      { next: next && 'inMs' in next ? null : next },
    );
  }

  /** @throws LeaseLost */
  async remove(manager: EntityManager, row: Row): Promise<void> {
    const { affected } = await manager.getRepository<Row>(this.options.entity).delete(this.whereHeld(row));
    if (affected !== 1) throw new LeaseLost();
  }

  /** Of the 10,000 rows that are due next or already. */
  async count(manager: EntityManager): Promise<Waiting> {
    const { due, attempts } = this.columns;
    const [row] = await manager.query<[Waiting]>(
      `select count(due)::int as due, coalesce(extract(epoch from now() - min(due)), 0)::float as "oldestSeconds",
         (count(*) filter (where attempts > 1))::int as retried
       from (select case when ${this.areDue} then ${due} end as due, ${attempts} as attempts from ${this.table}
         where ${due} is not null${this.andWhere} order by ${due} limit ${mostCounted}) next`,
    );
    return row;
  }

  attemptsOf(row: Row): number {
    return row[this.properties.attempts];
  }

  leaseOf(row: Row): Date {
    return row[this.properties.lease];
  }

  /** The database's time when the lease was claimed or renewed. */
  nowFor(row: Row): Date {
    return new Date(this.leaseOf(row).getTime() - leaseMs);
  }

  /** The row as it is with a renewed lease. */
  setLease(row: Row, until: Date): void {
    Object.assign(row, { [this.properties.lease]: until });
  }

  keyOf(row: Row): string {
    return String(row[this.keyProperty]);
  }

  private async update(
    manager: EntityManager,
    row: Row,
    columns: QueryDeepPartialEntity<Row>,
    parameters: ObjectLiteral = {},
  ): Promise<void> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(this.options.entity)
      .set(columns)
      .where(this.whereHeld(row))
      .setParameters(parameters)
      .execute();
    if (affected !== 1) throw new LeaseLost();
  }

  private whereKey(value: unknown): FindOptionsWhere<Row> {
    return { [this.keyProperty]: value } as FindOptionsWhere<Row>;
  }

  private whereHeld(row: Row): FindOptionsWhere<Row> {
    return {
      ...this.whereKey(row[this.keyProperty]),
      [this.properties.lease]: this.leaseOf(row),
    };
  }

  private get areDue(): string {
    const { due, lease } = this.columns;
    const isFree = lease === due ? '' : ` and ${lease} <= now()`;
    return `${due} <= now()${isFree}${this.andWhere}`;
  }

  private get andWhere(): string {
    return this.options.where ? ` and ${this.options.where}` : '';
  }

  private get table(): string {
    return this.metadata.tableName;
  }

  private get columns() {
    const { due, lease, attempts } = this.properties;
    return {
      key: this.columnOf(this.keyProperty),
      due: this.columnOf(due),
      lease: this.columnOf(lease),
      attempts: this.columnOf(attempts),
    };
  }

  private columnOf(property: string): string {
    const column = this.metadata.findColumnWithPropertyName(property);
    if (!column) throw new Error(`${this.metadata.name} has no column ${property}.`);
    return column.databaseName;
  }

  private get keyProperty(): string {
    return this.metadata.primaryColumns[0]?.propertyName ?? 'id';
  }

  private get metadata() {
    return this.database.getMetadata(this.options.entity);
  }
}
