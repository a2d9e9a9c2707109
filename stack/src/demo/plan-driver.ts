import type { SdStatus } from '@overland/contracts';
import { dayMs, minuteMs } from '@overland/contracts/calendar';
import type { DemoDriver, DemoOrder } from '@overland/orders';
import { type DemoQuote, demoRoad } from '@overland/quoting';
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
  return {
    carrierName: random.pick(carriers),
    name: random.pick(drivers),
    phone: `(555) 010-0${random.integer(200, 299)}`,
    position: last === 'accepted' || last === 'picked_up' ? { ...pointOn(demoRoad(quote), part), at } : null,
  };
}

/** The point after this part of the line's points, between two of them; 0 is its beginning. */
function pointOn(line: [lat: number, lng: number][], part: number): { lat: number; long: number } {
  const place = part * (line.length - 1);
  const before = line[Math.floor(place)] ?? [0, 0];
  const after = line[Math.ceil(place)] ?? before;
  const rest = place - Math.floor(place);
  return {
    lat: before[0] + rest * (after[0] - before[0]),
    long: before[1] + rest * (after[1] - before[1]),
  };
}
