import { Column } from 'typeorm';

/** The columns that `@DueWork` needs; `createDueColumns` adds them to the table. */
export abstract class DueRow {
  /** When to do or retry it; null once nothing is left to do. */
  @Column('timestamptz', { nullable: true })
  dueAt: Date | null;

  /** Tries that were started, including the current one. */
  @Column('int', { default: 0 })
  attempts: number;
}
