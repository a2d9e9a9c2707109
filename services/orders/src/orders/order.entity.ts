import type {
  Agent,
  BookedOrder,
  DateType,
  MoveType,
  OrderStatus,
  OrderVehicle,
  PaymentType,
  ServiceLevel,
  TransportType,
} from '@overland/contracts';
import type { Language } from '@overland/i18n';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { OrderProgress } from './order-progress.entity.js';
import type { Phones, StoredStop } from './stored-stop.js';

/** An order, or a booking in progress (`placing`). Its search text is in `orders_search`. */
@Entity('orders')
export class OrderEntity extends OrderProgress {
  @PrimaryColumn('uuid')
  id: string;

  /** Unique: a quote can be booked only once. */
  @Column('uuid')
  quoteId: string;

  /** The number that people see. */
  @Column('bigint')
  uniqueId: number;

  @Column('uuid')
  portalId: string;

  @Column('text')
  companyName: string;

  @Column('boolean')
  isCustomerPortal: boolean;

  @Column('int')
  version: number;

  /** `placing` until quoting has confirmed the booking. */
  @Column('text')
  status: OrderStatus | 'placing';

  @Column('boolean')
  isPublic: boolean;

  /** The user who booked; null for a public booking. */
  @Column('uuid', { nullable: true })
  bookedBy: string | null;

  /** Whoever booked it, else whose quote it was, until it is handed over. */
  @Column('uuid', { nullable: true })
  ownerId: string | null;

  /** Of its quote, for all vehicles in whole dollars; null where it is not known. */
  @Column('int', { nullable: true })
  commission: number | null;

  /** The name of the person who booked. */
  @Column('text')
  actor: string;

  @Column('boolean')
  isRush: boolean;

  @Column('text')
  transportType: TransportType;

  @Column('int')
  serviceLevel: ServiceLevel;

  @Column('text')
  paymentType: PaymentType;

  /** Whole dollars, for all vehicles and the RUSH fee. */
  @Column('int')
  price: number;

  /** In whole dollars; 0 if it is no RUSH, or was not charged for it. */
  @Column('int')
  rushFee: number;

  @Column('int')
  miles: number;

  /** Calendar days [min, max]. */
  @Column('int', { array: true })
  transitTime: [number, number];

  @Column('text', { nullable: true })
  moveType: MoveType | null;

  /** Registration number of a relocation. */
  @Column('text')
  reg: string;

  @Column('boolean')
  sirvaNonDomestic: boolean;

  @Column('text')
  customerFullName: string;

  @Column('text')
  customerEmail: string;

  @Column('jsonb')
  customerPhones: Phones;

  @Column('text')
  language: Language;

  @Column('jsonb')
  pickup: StoredStop;

  @Column('jsonb')
  delivery: StoredStop;

  @Column('text')
  pickupPlaceText: string;

  @Column('text')
  deliveryPlaceText: string;

  @Column('text')
  pickupDateType: DateType;

  @Column('date')
  pickupScheduledAt: string;

  @Column('date', { nullable: true })
  pickupScheduledEndsAt: string | null;

  @Column('text')
  deliveryDateType: DateType;

  @Column('date')
  deliveryScheduledAt: string;

  @Column('date', { nullable: true })
  deliveryScheduledEndsAt: string | null;

  @Column('jsonb')
  vehicles: OrderVehicle[];

  /** The vehicles' names in lists and searches. */
  @Column('text', { array: true })
  vehicleNames: string[];

  @Column('text', { array: true })
  vins: string[];

  @Column('jsonb')
  agents: Agent[];

  @Column('timestamptz')
  createdAt: Date;

  @Column('text', { nullable: true })
  requestId: string | null;

  /** Who booked: the user's id, or `public`. The Idempotency-Key counts for this caller. */
  @Column('text')
  idempotencyCaller: string;

  @Column('text', { nullable: true })
  idempotencyKey: string | null;

  @Column('text')
  bodyHash: string;

  /** What quoting is asked to book: the version of the quote that was checked, and whether to price it anew. */
  @Column('int')
  quoteVersion: number;

  @Column('boolean')
  reprice: boolean;

  /** The lease of the process that finishes the booking. By the column's default a new row is leased to its writer. */
  @Column('timestamptz')
  leaseUntil: Date;

  /** When the worker takes an interrupted booking over, by default 30 s after it began. */
  @Column('timestamptz', { nullable: true })
  finishAt: Date | null;

  /** How often the worker has tried to. */
  @Column('int', { default: 0 })
  finishTries: number;

  /** What the booking answered, and the answer to a second try; null while it is placing. */
  @Column('json', { nullable: true })
  reply: BookedOrder | null;
}

/** The row that claims a quote; its lease begins in the database. */
export type OrderDraft = Omit<OrderEntity, 'leaseUntil' | 'finishAt' | 'finishTries'>;

export type PlacedOrder = OrderDraft & { status: OrderStatus; reply: BookedOrder };
