import type {
  KnownVehicle,
  LostReason,
  Place,
  QuoteStatus,
  SdStatus,
  ServiceLevel,
  TransportType,
} from '@overland/contracts';
import type { Language } from '@overland/i18n';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PricedQuote } from '../pricing/types.js';
import type { StoredInputs } from './quote-price.js';

export interface HandedOver {
  userId: string;
  /** The owners before and after. */
  from: string | null;
  to: string | null;
  /** ISO. */
  until: string;
}

@Entity('quotes')
export class QuoteEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** The number that people see. A booked quote's order has the same. */
  @Column('bigint', { default: () => `nextval('quote_number')` })
  uniqueId: number;

  @Column('uuid')
  portalId: string;

  @Column('text')
  companyName: string;

  @Column('int')
  version: number;

  @Column('text')
  status: QuoteStatus;

  @Column('boolean')
  isPublic: boolean;

  /** Null for a quote by a private customer. */
  @Column('uuid', { nullable: true })
  createdBy: string | null;

  /** Whoever made it, until it is handed over. */
  @Column('uuid', { nullable: true })
  ownerId: string | null;

  /** The last hand-over, which its person can undo for a minute. */
  @Column('jsonb', { nullable: true })
  handedOver: HandedOver | null;

  @Column('text')
  customerFullName: string;

  @Column('text')
  customerEmail: string;

  @Column('text')
  customerPhone: string;

  /** When a public quote was mailed to its customer. */
  @Column('timestamptz', { nullable: true })
  mailedAt: Date | null;

  @Column('text')
  language: Language;

  @Column('jsonb')
  pickup: Place;

  @Column('jsonb')
  delivery: Place;

  /** Places and vehicles for lists, sorting and search. */
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

  /** The booked level, else 1. */
  @Column('int')
  serviceLevel: ServiceLevel;

  /** The total for its transport type and service level, in whole dollars. */
  @Column('int')
  price: number;

  /** VIN and year of each vehicle, as far as they are known. */
  @Column('jsonb', { default: [] })
  enteredVehicles: KnownVehicle[];

  /** Of the order that said them last; 0 where the quote itself did. */
  @Column('int', { default: 0 })
  enteredVersion: number;

  @Column('jsonb')
  pricing: PricedQuote;

  @Column('jsonb')
  pricingInputs: StoredInputs;

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

  /** Whether it was ever saved; also false for older quotes (see `wasSaved` in quote-states). */
  @Column('boolean')
  wasSaved: boolean;

  @Column('text', { nullable: true })
  lostReason: LostReason | null;

  /** The last follow-up that was sent. */
  @Column('timestamptz', { nullable: true })
  followedUpAt: Date | null;

  /** When its customer answered, as a person noted: nobody is written to by rule since. */
  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;

  /** When an email to its customer goes out that can still be taken back. */
  @Column('timestamptz', { nullable: true })
  emailDueAt: Date | null;

  @Column('uuid', { nullable: true })
  orderId: string | null;

  /** How the order stands, as it was told last; null until it is told. */
  @Column('text', { nullable: true })
  orderState: SdStatus | null;

  /** What the order costs its customer, with what was agreed after the booking. */
  @Column('int', { nullable: true })
  orderPrice: number | null;

  @Column('int', { default: 0 })
  orderVersion: number;

  /** When its booking began, which keeps an Unsaved quote from being removed. */
  @Column('timestamptz', { nullable: true })
  bookingBegunAt: Date | null;
}
