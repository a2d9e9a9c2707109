import type { DateType, PricingClass, SdStatus } from '@overland/contracts';
import { TryLater } from '@overland/service-kit';

/** A person or business at one end of the trip. Phones are in the mask (000) 000-0000 or ''. */
export interface TmsStop {
  name: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  notes: string;
  dateType: DateType;
  /** YYYY-MM-DD; the end is null for an exact day. */
  scheduledAt: string;
  scheduledEndsAt: string | null;
}

export interface TmsVehicle {
  vin: string;
  year: number | null;
  make: string;
  model: string;
  /** Carriers plan the space on their trailers by it. */
  pricingClass: PricingClass;
  isInoperable: boolean;
}

/**
 * An order as carriers may see it. Without prices: what the customer pays does not concern them, and what the carrier is paid
 * is set by dispatch staff in the TMS.
 */
export interface TmsOrder {
  /** The number that people see. The TMS keeps it, so that a second create is recognized. */
  number: string;
  transportType: 'OPEN' | 'ENCLOSED';
  pickup: TmsStop;
  delivery: TmsStop;
  customer: { name: string; email: string; phone: string };
  vehicles: TmsVehicle[];
}

export interface TmsPosition {
  lat: number;
  long: number;
  /** By the clock of the driver's phone, which may be wrong. */
  at: Date;
}

export interface TmsState {
  guid: string;
  number: string;
  sdStatus: SdStatus;
  /** When the TMS last changed it, apart from the position. Of two answers the later one may be the older state. */
  changedAt: Date;
  carrierName: string;
  driverName: string;
  driverPhone: string;
  position: TmsPosition | null;
}

/**
 * The provider's transport management system: it finds carriers and reports what they do (docs/product/dispatch.md). Every call
 * may throw `TmsUnavailable`, to be retried, or `TmsRefusal`, which a retry does not change.
 */
export abstract class TmsPort {
  abstract createOrder(order: TmsOrder): Promise<{ guid: string }>;
  /**
   * The order that an earlier create left at the TMS although its answer was lost; null for none. Canceled orders do not count.
   */
  abstract findOrder(order: Pick<TmsOrder, 'number' | 'vehicles'>): Promise<{ guid: string } | null>;
  abstract updateOrder(guid: string, order: TmsOrder): Promise<void>;
  abstract setHold(guid: string, isHeld: boolean): Promise<void>;
  abstract cancelOrder(guid: string, reason: string): Promise<void>;
  /** Reports that the carrier has been paid. */
  abstract setPaid(guid: string): Promise<void>;
  /** Null if the TMS does not know it. */
  abstract getOrder(guid: string): Promise<TmsState | null>;
  /** Has the TMS call this address whenever the action happens. @returns the token in each of these calls. */
  abstract subscribe(action: string, callbackUrl: string): Promise<{ verificationToken: string }>;
}

/** The TMS cannot be reached, is overloaded, or currently refuses our credentials. */
export class TmsUnavailable extends TryLater {}

/** The TMS understood the request and refused it. */
export class TmsRefusal extends Error {}
