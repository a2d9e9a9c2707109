import type { Activity, DateType, SdStatus } from '@overland/contracts';
import type { BookedColumns } from '../booking/draft-order.js';
import type { PlacedOrder } from '../orders/order.entity.js';

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
  truck?: string;
  position: { lat: number; long: number; at: Date } | null;
}

/** A demo order: what its quote fixed, what its booking added, and what has happened since. */
export interface DemoOrder extends Omit<BookedColumns, 'vehicleNames' | 'vins'>, Pick<PlacedOrder, Copied> {
  orderId: string;
  /** Who marked a COD order paid, and when. */
  payment: { by: string; at: Date } | null;
  /** An earlier acceptance, before the first pickup day changed. */
  termsBefore: { acceptedAt: Date; firstDay: string; changedAt: Date } | null;
  driver: DemoDriver | null;
  /** Calendar days: the windows of `pickupWindow` and `deliveryWindow`, or the exact day once it was picked up. */
  pickupDates: { type: DateType; start: string; end: string | null };
  deliveryDates: { type: DateType; start: string; end: string | null };
  /** In order of time. Each state must allow the next. */
  history: [DemoStep, ...DemoStep[]];
  notes: DemoNote[];
  /** When the customer was sent the survey, and answered it; null if it was never sent. */
  survey?: { askedAt: Date; answeredAt: Date | null } | null;
}

type Copied =
  | 'quoteId'
  | 'quoteVersion'
  | 'uniqueId'
  | 'portalId'
  | 'companyName'
  | 'isCustomerPortal'
  | 'isPublic'
  | 'bookedBy'
  | 'paid'
  | 'termsAcceptedAt'
  | 'pickupPlaceText'
  | 'deliveryPlaceText';
