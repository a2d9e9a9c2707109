import {
  type Agent,
  type BookedOrder,
  type DateType,
  type LocationType,
  type MoveType,
  type OrderStatus,
  type OrderVehicle,
  type PaymentType,
  type SdStatus,
  type ServiceLevel,
  type TransportType,
  vehicleName,
} from '@overland/contracts';

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

/** A row of `orders` as PostgreSQL writes it in JSON: days as 'YYYY-MM-DD', instants as ISO text. */
export interface StoredOrder {
  id: string;
  quote_id: string;
  unique_id: number;
  portal_id: string;
  company_name: string;
  is_customer_portal: boolean;
  version: number;
  /** `placing`: claimed, and not an order yet. */
  status: OrderStatus | 'placing';
  sd_status: SdStatus;
  sd_status_label: string;
  flagged_from: SdStatus | null;
  is_public: boolean;
  booked_by: string | null;
  actor: string;
  is_rush: boolean;
  transport_type: TransportType;
  service_level: ServiceLevel;
  payment_type: PaymentType;
  paid: boolean;
  price: number;
  miles: number;
  transit_time: [number, number];
  move_type: MoveType | null;
  reg: string;
  sirva_non_domestic: boolean;
  customer_full_name: string;
  customer_email: string;
  customer_phones: Phones;
  pickup: StoredStop;
  delivery: StoredStop;
  pickup_place_text: string;
  delivery_place_text: string;
  pickup_date_type: DateType;
  pickup_scheduled_at: string;
  pickup_scheduled_ends_at: string | null;
  delivery_date_type: DateType;
  delivery_scheduled_at: string;
  delivery_scheduled_ends_at: string | null;
  vehicles: OrderVehicle[];
  vehicle_names: string[];
  vins: string[];
  agents: Agent[];
  created_at: string;
  request_id: string | null;
  /** Who booked, for the Idempotency-Key: the user's id, or `public`. */
  idempotency_caller: string;
  idempotency_key: string | null;
  body_hash: string;
  /** What quoting is asked with: the version of the quote that was checked, and whether to price it again. */
  quote_version: number;
  reprice: boolean;
  /** Until then one process is finishing the booking and others keep their hands off. */
  lease_until: string;
  /** What the booking answered; a second try is answered the same. */
  reply: BookedOrder | null;
}

/** A booked order. */
export type PlacedOrder = StoredOrder & { status: OrderStatus };

export function isPlaced(row: StoredOrder): row is PlacedOrder {
  return row.status !== 'placing';
}

/** What lists and mails call the vehicles. */
export const vehicleNames = (vehicles: readonly OrderVehicle[]): string[] => vehicles.map(vehicleName);
