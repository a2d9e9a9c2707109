import type { CarrierApplication } from '@overland/contracts';
import { KeptFor } from '@overland/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CarrierFacts } from '../letters/email-facts.js';

/** A carrier's application, kept until it is mailed and for a day after it arrived. */
@KeptFor('1 day', { since: 'receivedAt', where: 'mailed_at is not null' })
@Entity('carrier_applications')
export class CarrierApplicationEntity {
  @PrimaryColumn('uuid')
  id: string;

  /** The applicant's, without a plus tag. */
  @Column('text')
  mailbox: string;

  @Column('jsonb')
  carrier: CarrierFacts['carrier'];

  @Column('text')
  language: CarrierApplication['language'];

  @Column('text')
  requestId: string;

  @Column('timestamptz')
  receivedAt: Date;

  /** When it may be mailed, as only so many are sent per hour. */
  @Column('timestamptz')
  dueAt: Date;

  @Column('int', { default: 0 })
  attempts: number;

  @Column('timestamptz', { nullable: true })
  mailedAt: Date | null;
}
