/** A point of a road: degrees. */
export type Point = readonly [lat: number, lng: number];

export interface WirePlace {
  city: string;
  state: string;
  [field: string]: unknown;
}

export interface WireVehicle {
  guid: string;
  vin: string | null;
  driver_location?: { latitude: number; longitude: number; updated_at: string };
  [field: string]: unknown;
}

/** An order as the API answers it; fields that the simulator does not need are kept as they came. */
export interface WireOrder {
  guid: string;
  number: string;
  status: string;
  is_posted_to_loadboard: boolean;
  is_canceled: boolean;
  created_at: string;
  changed_at: string;
  pickup: { venue: WirePlace; [field: string]: unknown };
  delivery: { venue: WirePlace; [field: string]: unknown };
  vehicles: WireVehicle[];
  carrier: { guid: string; name: string } | null;
  driver: { name: string; phone: string } | null;
  [field: string]: unknown;
}

export interface SimulatedOrder {
  wire: WireOrder;
  /** The way of the driver, once it is known. */
  road: Point[] | null;
  isGpsOn: boolean;
  /** ISO instants: the last step, and when the clock takes the next one; null stands still. */
  steppedAt: string;
  nextStepAt: string | null;
}

/** Super Dispatch's way to write an instant. */
export function wireInstant(at: Date): string {
  return at.toISOString().replace('Z', '+0000');
}
