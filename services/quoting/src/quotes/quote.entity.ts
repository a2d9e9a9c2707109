import type { LostReason, Place, QuoteStatus, ServiceLevel, TransportType } from '@overland/contracts';
import type { Language } from '@overland/i18n';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PricedQuote } from '../pricing/types.js';
import type { StoredInputs } from './quote-price.js';

/** A quote with its price and the inputs of that price. */
@Entity('quotes')
export class QuoteEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** The number that people see; the order of a booked quote has the same. */
  @Column('bigint', { default: () => `nextval('quote_number')` })
  uniqueId: number;

  @Column('uuid')
  portalId: string;

  @Column('text')
  companyName: string;

  /** Grows with every change. */
  @Column('int')
  version: number;

  @Column('text')
  status: QuoteStatus;

  @Column('boolean')
  isPublic: boolean;

  /** Null where a private customer made it. */
  @Column('uuid', { nullable: true })
  createdBy: string | null;

  @Column('text')
  customerFullName: string;

  @Column('text')
  customerEmail: string;

  @Column('text')
  customerPhone: string;

  /** Of a public quote that was mailed to its customer. */
  @Column('timestamptz', { nullable: true })
  mailedAt: Date | null;

  /** What the customer reads. */
  @Column('text')
  language: Language;

  @Column('jsonb')
  pickup: Place;

  @Column('jsonb')
  delivery: Place;

  /** Places and vehicles as lists show, sort and search them. */
  @Column('text')
  pickupText: string;

  @Column('text')
  deliveryText: string;

  @Column('text', { array: true })
  vehicles: string[];

  @Column('int')
  miles: number;

  @Column('text')
  milesSource: string;

  @Column('text')
  transportType: TransportType;

  /** The level that was booked, else 1. */
  @Column('int')
  serviceLevel: ServiceLevel;

  /** The total of the transport type at the service level, whole dollars. */
  @Column('int')
  price: number;

  @Column('jsonb')
  pricing: PricedQuote;

  @Column('jsonb')
  pricingInputs: StoredInputs;

  /** The version of the settings that it was priced with. */
  @Column('int')
  pricingVersion: number;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  pricedAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  archivedAt: Date | null;

  /** At some time; false for quotes that were saved before this was kept (`wasSaved` of quote-states). */
  @Column('boolean')
  wasSaved: boolean;

  /** Of an archived quote, where somebody said why. */
  @Column('text', { nullable: true })
  lostReason: LostReason | null;

  @Column('uuid', { nullable: true })
  orderId: string | null;

  /** Start of a booking, which keeps an Unsaved quote from being removed. */
  @Column('timestamptz', { nullable: true })
  bookingBegunAt: Date | null;
}
