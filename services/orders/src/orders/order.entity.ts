import type {
  Agent,
  BookedOrder,
  DateType,
  LocationType,
  MoveType,
  OrderStatus,
  OrderVehicle,
  PaymentType,
  SdStatus,
  ServiceLevel,
  TransportType,
} from '@overland/contracts';
import type { Language } from '@overland/i18n';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The two phones of a person, each in the mask (000) 000-0000 or ''. */
export interface Phones {
  primary: string;
  primaryIsMobile: boolean;
  alt: string;
  altIsMobile: boolean;
}

/** Where a vehicle is picked up or delivered, and who is there. */
export interface StoredStop {
  locationType: LocationType | null;
  address: string;
  city: string;
  state: string;
  zip: string;
  businessName: string;
  contactName: string;
  email: string;
  phones: Phones;
  notes: string;
}

/** An order, or a booking on its way to become one (`placing`). Its search text is in `orders_search`. */
@Entity('orders')
export class OrderEntity {
  @PrimaryColumn('uuid')
  id: string;

  /** Unique: a quote is booked once. */
  @Column('uuid')
  quoteId: string;

  /** The number people see. */
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

  /** `placing`: its quote is claimed, and it is not an order yet. */
  @Column('text')
  status: OrderStatus | 'placing';

  @Column('text')
  sdStatus: SdStatus;

  /** What people see of the status: the last label that was not blank. */
  @Column('text')
  sdStatusLabel: string;

  /** The state before `flagged`. */
  @Column('text', { nullable: true })
  flaggedFrom: SdStatus | null;

  @Column('boolean')
  isPublic: boolean;

  /** The user who booked; null for a public booking. */
  @Column('uuid', { nullable: true })
  bookedBy: string | null;

  /** The name of who booked. */
  @Column('text')
  actor: string;

  /** Booked with less than two business days' notice. */
  @Column('boolean')
  isRush: boolean;

  @Column('text')
  transportType: TransportType;

  @Column('int')
  serviceLevel: ServiceLevel;

  @Column('text')
  paymentType: PaymentType;

  @Column('boolean')
  paid: boolean;

  /** The name of who marked it paid, and when. */
  @Column('text', { nullable: true })
  paidBy: string | null;

  @Column('timestamptz', { nullable: true })
  paidAt: Date | null;

  @Column('timestamptz', { nullable: true })
  paymentRequestedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  canceledAt: Date | null;

  @Column('timestamptz', { nullable: true })
  termsAcceptedAt: Date | null;

  @Column('text', { nullable: true })
  termsAcceptedBy: string | null;

  /** Of the terms that were accepted. */
  @Column('int', { nullable: true })
  termsVersion: number | null;

  /** When the customer was reminded of the pickup. */
  @Column('timestamptz', { nullable: true })
  remindedAt: Date | null;

  /** When it was picked up; null again when that is taken back. */
  @Column('timestamptz', { nullable: true })
  pickedUpAt: Date | null;

  /** When it was delivered; null again when that is taken back. */
  @Column('timestamptz', { nullable: true })
  deliveredAt: Date | null;

  /** When the customer was asked how it went. */
  @Column('timestamptz', { nullable: true })
  surveyAskedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  surveyAnsweredAt: Date | null;

  /** Whole dollars, all vehicles and the RUSH fee. */
  @Column('int')
  price: number;

  /** Whole dollars; 0 without the notice being broken, or where it was not charged. */
  @Column('int')
  rushFee: number;

  @Column('text')
  carrierName: string;

  @Column('text')
  driverName: string;

  /** In the mask (000) 000-0000 or ''. */
  @Column('text')
  driverPhone: string;

  @Column('double precision', { nullable: true })
  driverLat: number | null;

  @Column('double precision', { nullable: true })
  driverLong: number | null;

  @Column('timestamptz', { nullable: true })
  driverUpdated: Date | null;

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

  /** Of the customer's emails and PDFs. */
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

  /** What lists and searches call the vehicles. */
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

  /** Who booked, for the Idempotency-Key: the user's id, or `public`. */
  @Column('text')
  idempotencyCaller: string;

  @Column('text', { nullable: true })
  idempotencyKey: string | null;

  @Column('text')
  bodyHash: string;

  /** What quoting is asked with: the version of the quote that was checked, and whether to price it again. */
  @Column('int')
  quoteVersion: number;

  @Column('boolean')
  reprice: boolean;

  /**
   * Until then one process is finishing the booking and others leave it alone. A new row is leased to its writer by the
   * column's default.
   */
  @Column('timestamptz')
  leaseUntil: Date;

  /** What the booking answered, and the answer to a second try; null while it is placing. */
  @Column('json', { nullable: true })
  reply: BookedOrder | null;
}

/** The row that claims a quote; its lease begins in the database. */
export type OrderDraft = Omit<OrderEntity, 'leaseUntil'>;

/** A booked order. */
export type PlacedOrder = OrderDraft & { status: OrderStatus; reply: BookedOrder };

export function isPlaced(order: OrderDraft): order is PlacedOrder {
  return order.status !== 'placing';
}
