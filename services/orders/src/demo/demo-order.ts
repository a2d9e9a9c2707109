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
import type { Phones, StoredStop } from '../orders/stored-order.js';

/** One step of an order's life; the first one is its booking and begins at `new` or `on_hold`. */
export interface DemoStep {
  to: SdStatus;
  at: Date;
  actor: string;
  source: Activity['source'];
  note: string;
}

/** An order of the demo data: what its quote fixed, what its booking added, and its life until now. */
export interface DemoOrder {
  orderId: string;
  quoteId: string;
  /** The version of the booked quote. */
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
  /** Whole dollars: the sum of the vehicles' prices. */
  price: number;
  miles: number;
  /** Calendar days [min, max]. */
  transitTime: [number, number];
  moveType: MoveType | null;
  reg: string;
  customerFullName: string;
  customerEmail: string;
  customerPhones: Phones;
  pickup: StoredStop;
  delivery: StoredStop;
  pickupPlaceText: string;
  deliveryPlaceText: string;
  /** Calendar days; the windows of `pickupWindow` and `deliveryWindow`, or the exact day of a picked-up order. */
  pickupDates: { type: DateType; start: string; end: string | null };
  deliveryDates: { type: DateType; start: string; end: string | null };
  vehicles: OrderVehicle[];
  agents: Agent[];
  /** In order of time, each step one that the state before it allows. */
  history: [DemoStep, ...DemoStep[]];
}
