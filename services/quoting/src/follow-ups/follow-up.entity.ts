import type { FollowUpDay } from '@overland/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An email after a quote that was not booked: one that waits, or one that was sent. */
@Entity('quote_follow_ups')
export class FollowUpEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  portalId: string;

  @Column('uuid')
  quoteId: string;

  /** The day of the company's rule; null for one by hand. */
  @Column('int', { nullable: true })
  step: FollowUpDay | null;

  @Column('text')
  toAddress: string;

  @Column('text')
  subject: string;

  @Column('text')
  words: string;

  /** Null for one by rule. */
  @Column('uuid', { nullable: true })
  madeBy: string | null;

  @Column('timestamptz')
  createdAt: Date;

  /** Until when it can be taken back; null once it is sent. */
  @Column('timestamptz', { nullable: true })
  dueAt: Date | null;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;
}
