import { dayMs, minuteMs } from '@overland/contracts/calendar';
import { type DemoDispatch, type DemoOrder, demoDispatch } from '@overland/orders';
import { type DemoQuote, demoRoad } from '@overland/quoting';
import { hasCarrier, nextState } from '../dispatch-simulator/life.js';
import { type SimulatedOrder, type WireVehicle, wireInstant } from '../dispatch-simulator/simulated-order.js';

interface Dispatched {
  orders: readonly DemoOrder[];
  quotes: readonly DemoQuote[];
  now: Date;
}

/** The unfinished demo orders as the dispatch simulator has them: on their road, with their next step to come. */
export function planDispatches({ orders, quotes, now }: Dispatched): SimulatedOrder[] {
  const quoteOf = new Map(quotes.map((quote) => [quote.id, quote]));
  const waiting = waitInTurn(now);
  return orders.flatMap((order) => {
    const [dispatch, quote] = [demoDispatch(order), quoteOf.get(order.quoteId)];
    if (!dispatch || !quote) return [];
    const nextStepAt = nextStepOf(order, dispatch) ?? waiting();
    return [
      {
        wire: wireOf(order, dispatch),
        road: hasCarrier(dispatch.state) ? demoRoad(quote) : null,
        isGpsOn: true,
        steppedAt: steppedAt(order, dispatch).toISOString(),
        nextStepAt: nextState(dispatch.state) === null ? null : nextStepAt.toISOString(),
      },
    ];
  });
}

/** One order after the other finds its carrier, so that something happens whenever one looks. */
function waitInTurn(now: Date): () => Date {
  let before = now.getTime();
  return () => {
    before += 30 * minuteMs;
    return new Date(before);
  };
}

/** Pickup on its day, delivery after the quoted days; null for what has no day of its own. */
function nextStepOf(order: DemoOrder, dispatch: DemoDispatch): Date | null {
  if (dispatch.state === 'accepted') return new Date(`${order.pickupDates.start}T16:30:00Z`);
  if (dispatch.state !== 'picked_up') return null;
  return new Date(steppedAt(order, dispatch).getTime() + order.transitTime[1] * dayMs);
}

function steppedAt({ history }: DemoOrder, { state, changedAt }: DemoDispatch): Date {
  return history.findLast(({ to }) => to === state)?.at ?? changedAt;
}

function wireOf(order: DemoOrder, { guid, body, state, changedAt }: DemoDispatch): SimulatedOrder['wire'] {
  const { driver } = order;
  const isPosted = state === 'posted_to_loadboard';
  return {
    ...body,
    guid,
    status: isPosted ? 'new' : state,
    is_posted_to_loadboard: isPosted,
    is_canceled: false,
    created_at: wireInstant(order.history[0].at),
    changed_at: wireInstant(changedAt),
    vehicles: body.vehicles.map((vehicle, index) => ({
      ...vehicle,
      guid: `${guid}-${index + 1}`,
      ...locationOf(driver),
    })),
    carrier: driver && { guid: driver.carrierName, name: driver.carrierName },
    driver: driver && { name: driver.name, phone: driver.phone },
  };
}

function locationOf(driver: DemoOrder['driver']): Pick<WireVehicle, 'driver_location'> {
  if (!driver?.position) return {};
  const { lat, long, at } = driver.position;
  return { driver_location: { latitude: lat, longitude: long, updated_at: wireInstant(at) } };
}
