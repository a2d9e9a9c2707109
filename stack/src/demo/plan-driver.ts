import type { SdStatus } from '@overland/contracts';
import { dayMs, minuteMs } from '@overland/contracts/calendar';
import type { DemoDriver, DemoOrder } from '@overland/orders';
import { type DemoQuote, demoRoad } from '@overland/quoting';
import { pointOn } from '../dispatch-simulator/travel.js';
import type { Random } from './random.js';
import { carriers, drivers } from './vocabulary.js';

const hasDriver: readonly SdStatus[] = ['accepted', 'picked_up', 'delivered', 'invoiced', 'paid'];

interface Trip {
  history: DemoOrder['history'];
  quote: DemoQuote;
  now: Date;
}

/** Who drives an order that a carrier took; once it is picked up with a position on its road, some minutes old. */
export function planDriver(random: Random, { history, quote, now }: Trip): DemoDriver | null {
  const last = history.at(-1)?.to;
  if (!last || !hasDriver.includes(last)) return null;
  const at = new Date(now.getTime() - random.integer(4, 50) * minuteMs);
  const pickedUpAt = history.findLast(({ to }) => to === 'picked_up')?.at ?? at;
  const daysOnTheRoad = (at.getTime() - pickedUpAt.getTime()) / dayMs;
  const part = Math.min(Math.max(daysOnTheRoad / quote.pricing.transitTime[1], 0), 0.97);
  const isDriving = last === 'accepted' || last === 'picked_up';
  const point = isDriving ? pointOn(demoRoad(quote), part) : null;
  const [carrierName, name, line] = [random.pick(carriers), random.pick(drivers), random.integer(200, 299)];
  return {
    carrierName,
    name,
    phone: `(555) 010-0${line}`,
    truck: `Unit ${line - 100}`,
    position: point && { lat: point[0], long: point[1], at },
  };
}
