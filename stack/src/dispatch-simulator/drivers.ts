import type { Callbacks } from './callbacks.js';
import { isTracked } from './life.js';
import type { OrderBook } from './order-book.js';
import { type SimulatedOrder, wireInstant } from './simulated-order.js';
import { partOfRoad, pointOn } from './travel.js';

interface Parts {
  book: OrderBook;
  callbacks: Callbacks;
  now: () => Date;
}

/** Drivers' phones, which tell where they are. */
export class Drivers {
  constructor(private readonly parts: Parts) {}

  /**
   * Nothing is told without a driver, with GPS off, or before and after the trip.
   * @param part of the road, 0 to 1; by the clock without it
   */
  move(order: SimulatedOrder, part = partOfRoad(order.wire.status, order, this.parts.now())): void {
    const { wire, road, isGpsOn } = order;
    if (wire.driver === null || road === null || !isGpsOn || !isTracked(wire.status)) return;
    const point = pointOn(road, part);
    if (!point) return;
    const updated_at = wireInstant(this.parts.now());
    for (const vehicle of wire.vehicles) {
      vehicle.driver_location = { latitude: point[0], longitude: point[1], updated_at };
      const fields = { order_guid: wire.guid, vehicle_guid: vehicle.guid };
      this.parts.callbacks.notify('vehicle.driver_location_updated', fields);
    }
    this.parts.book.save([order]);
  }

  setGps(order: SimulatedOrder, isOn: boolean): void {
    order.isGpsOn = isOn;
    this.parts.book.touch(order);
    this.parts.callbacks.notify(isOn ? 'vehicle.gps_activated' : 'vehicle.gps_deactivated', {
      order_guid: order.wire.guid,
      vehicle_guids: order.wire.vehicles.map(({ guid }) => guid),
      gps_active: isOn,
    });
  }
}
