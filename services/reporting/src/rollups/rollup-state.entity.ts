import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When a rollup was last compared with the facts, and in how many rows it differed. */
@Entity('rollup_states')
export class RollupStateEntity {
  @PrimaryColumn('text')
  rollup: string;

  @Column('timestamptz', { nullable: true })
  recountedAt: Date | null;

  @Column('bigint', { nullable: true })
  differences: number | null;
}
