import { randomInt, randomUUID } from 'node:crypto';
import { carriers, drivers } from '../demo/vocabulary.js';
import type { WireOrder } from './simulated-order.js';

const guids = new Map<string, string>(carriers.map((name) => [name, randomUUID()]));

/** Carriers take orders in turn; the phone is one of those that nobody has. */
export function carrierPicker(): () => Pick<WireOrder, 'carrier' | 'driver'> {
  let next = randomInt(carriers.length);
  return () => {
    const name = carriers[next % carriers.length] ?? '';
    const driver = drivers[next % drivers.length] ?? '';
    next += 1;
    return {
      carrier: { guid: guids.get(name) ?? randomUUID(), name },
      driver: { name: driver, phone: `555-010-0${randomInt(200, 300)}` },
    };
  };
}
