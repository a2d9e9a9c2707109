import type { DeliveredEvent } from '@overland/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An event that could not be applied; it stays until it is. */
@Entity('failed_events')
export class FailedEventEntity {
  @PrimaryColumn('uuid')
  eventId: string;

  @Column('text')
  type: string;

  @Column('jsonb')
  envelope: DeliveredEvent;

  @Column('text')
  error: string;

  @Column('int')
  tries: number;

  @Column('timestamptz')
  firstFailedAt: Date;

  @Column('timestamptz')
  lastFailedAt: Date;

  /** Null once it was set aside, for a replay. */
  @Column('timestamptz', { nullable: true })
  nextTryAt: Date | null;
}
