import type {
  Activity,
  Agent,
  DateType,
  MoveType,
  OrderVehicle,
  PaymentType,
  SdStatus,
  ServiceLevel,
  TransportType,
} from '@overland/contracts';
import type { Language } from '@overland/i18n';
import type { Phones, StoredStop } from '../orders/stored-stop.js';

/** A step in an order's life. The first is its booking, with state `new` or `on_hold`. */
export interface DemoStep {
  to: SdStatus;
  at: Date;
  actor: string;
  source: Activity['source'];
  note: string;
}

/** A note by staff in its history. */
export type DemoNote = Pick<DemoStep, 'at' | 'actor' | 'note'>;

/** Who drives the vehicles, and where that was last known. */
export interface DemoDriver {
  carrierName: string;
  name: string;
  /** In the mask (000) 000-0000. */
  phone: string;
  position: { lat: number; long: number; at: Date } | null;
}

/** A demo order: what its quote fixed, what its booking added, and what has happened since. */
export interface DemoOrder {
  orderId: string;
  quoteId: string;
  quoteVersion: number;
  uniqueId: number;
  portalId: string;
  companyName: string;
  isCustomerPortal: boolean;
  isPublic: boolean;
  /** The user who booked; null for a public booking. */
  bookedBy: string | null;
  transportType: TransportType;
  serviceLevel: ServiceLevel;
  paymentType: PaymentType;
  paid: boolean;
  /** Who marked a COD order paid, and when. */
  payment: { by: string; at: Date } | null;
  /** Whole dollars: the vehicles' prices and the RUSH fee. */
  price: number;
  /** 0 unless it was booked as a RUSH. */
  rushFee: number;
  /** When its customer accepted the terms; also null if they must be accepted again. */
  termsAcceptedAt: Date | null;
  /** An earlier acceptance, before the first pickup day changed. */
  termsBefore: { acceptedAt: Date; firstDay: string; changedAt: Date } | null;
  driver: DemoDriver | null;
  miles: number;
  /** Calendar days [min, max]. */
  transitTime: [number, number];
  moveType: MoveType | null;
  reg: string;
  customerFullName: string;
  customerEmail: string;
  customerPhones: Phones;
  language?: Language;
  pickup: StoredStop;
  delivery: StoredStop;
  pickupPlaceText: string;
  deliveryPlaceText: string;
  /** Calendar days: the windows of `pickupWindow` and `deliveryWindow`, or the exact day once it was picked up. */
  pickupDates: { type: DateType; start: string; end: string | null };
  deliveryDates: { type: DateType; start: string; end: string | null };
  vehicles: OrderVehicle[];
  agents: Agent[];
  /** In order of time. Each state must allow the next. */
  history: [DemoStep, ...DemoStep[]];
  notes: DemoNote[];
  /** When the customer was sent the survey, and answered it; null if it was never sent. */
  survey?: { askedAt: Date; answeredAt: Date | null } | null;
}
