import { Column, Entity, PrimaryColumn } from 'typeorm';
import { KeptFor } from '../database/kept-for.js';

/** A call that carried an `Idempotency-Key`, and what it was answered. */
@KeptFor('7 days', { since: 'createdAt' })
@Entity('idempotency_keys')
export class IdempotencyKeyEntity {
  @PrimaryColumn('text')
  caller: string;

  @PrimaryColumn('text')
  route: string;

  @PrimaryColumn('text')
  key: string;

  @Column('text')
  bodyHash: string;

  /** `json`, not `jsonb`: a replayed reply has its keys in the order of the first one. */
  @Column('json', { nullable: true })
  reply: object | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;
}
