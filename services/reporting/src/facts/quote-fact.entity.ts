import type { QuoteFact } from '@overland/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('quote_facts')
export class QuoteFactEntity {
  @PrimaryColumn('uuid')
  quoteId: string;

  @Column('int')
  version: number;

  @Column('bigint')
  uniqueId: number;

  @Column('uuid')
  portalId: string;

  @Column('text')
  status: QuoteFact['status'];

  @Column('text')
  transportType: QuoteFact['transportType'];

  @Column('int')
  miles: number;

  @Column('int')
  price: number;

  @Column('int')
  vehicles: number;

  @Column('text')
  pickupState: string;

  @Column('text')
  deliveryState: string;

  @Column('timestamptz')
  createdAt: Date;

  @Column('int')
  serviceLevel: QuoteFact['serviceLevel'];

  @Column('boolean')
  wasSaved: boolean;

  @Column('text', { nullable: true })
  lostReason: QuoteFact['lostReason'];

  @Column('uuid', { nullable: true })
  ownerId: string | null;

  /** The day of `createdAt` in the company's time zone. */
  @Column('date')
  createdOn: string;

  /** The first day of the month of `createdAt` in UTC, set by the database. */
  @Column({ type: 'date', insert: false, update: false })
  month: string;
}
