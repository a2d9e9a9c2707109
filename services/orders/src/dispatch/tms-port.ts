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
  /** Carriers plan their trailer by it. */
  pricingClass: PricingClass;
  isInoperable: boolean;
}

/**
 * An order as the carrier's side may see it. There is no price in it: what customers pay is nobody's business there, and
 * what the carrier is paid is set by dispatch staff in the TMS.
 */
export interface TmsOrder {
  /** The number that people see. The TMS keeps it, so that a second create can be recognized. */
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
  /** By the driver's phone, whose clock may be wrong. */
  at: Date;
}

/** An order as the TMS has it now. */
export interface TmsState {
  guid: string;
  number: string;
  sdStatus: SdStatus;
  /** When the TMS last changed it, apart from its position: what was fetched later can be older. */
  changedAt: Date;
  carrierName: string;
  driverName: string;
  driverPhone: string;
  position: TmsPosition | null;
}

/**
 * The transport management system of the provider: it finds carriers and reports what they do (docs/product/dispatch.md).
 * Every call may throw `TmsUnavailable`, to be tried again, or `TmsRefusal`, which another try does not change.
 */
export abstract class TmsPort {
  abstract createOrder(order: TmsOrder): Promise<{ guid: string }>;
  /** The order that an earlier create left there, though its answer never came; null for none. Canceled ones do not count. */
  abstract findOrder(order: Pick<TmsOrder, 'number' | 'vehicles'>): Promise<{ guid: string } | null>;
  abstract updateOrder(guid: string, order: TmsOrder): Promise<void>;
  abstract setHold(guid: string, isHeld: boolean): Promise<void>;
  abstract cancelOrder(guid: string, reason: string): Promise<void>;
  /** The carrier has been paid. */
  abstract setPaid(guid: string): Promise<void>;
  /** Null when the TMS does not know it. */
  abstract getOrder(guid: string): Promise<TmsState | null>;
  /**
   * Asks for calls to this address whenever the action happens.
   * @returns the token that each such call carries.
   */
  abstract subscribe(action: string, callbackUrl: string): Promise<{ verificationToken: string }>;
}

/** The TMS cannot be reached, is overloaded, or does not know us now. */
export class TmsUnavailable extends TryLater {}

/** The TMS understood and said no. */
export class TmsRefusal extends Error {}
