import { KeptFor } from '@overland/service-kit';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@KeptFor('30 days', { since: 'receivedAt' })
@Entity('dispatch_calls')
export class DispatchCallEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  /** Unique, so that a repeated call is stored once. Null if a call has no date. */
  @Column('text', { nullable: true })
  dedupKey: string | null;

  @Column('text')
  action: string;

  /** '' if a call names no order. */
  @Column('text')
  orderGuid: string;

  @Column('jsonb')
  body: object;

  @Column('timestamptz')
  receivedAt: Date;

  @Column('timestamptz', { nullable: true })
  handledAt: Date | null;
}
