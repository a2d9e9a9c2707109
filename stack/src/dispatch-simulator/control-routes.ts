import { fieldsOf } from './check-order.js';
import type { Drivers } from './drivers.js';
import { type FailureSwitches, noFailures } from './failures.js';
import { Refusal } from './refusal.js';
import type { Routes } from './routes.js';
import type { SimulatedOrder } from './simulated-order.js';
import type { Simulator } from './simulator.js';

interface Controlled {
  simulator: Simulator;
  drivers: Drivers;
  switches: FailureSwitches;
  /** Sends what waits for its pair. */
  releaseCallbacks: () => void;
}

const brief = ({ wire, nextStepAt, isGpsOn }: SimulatedOrder) => ({
  guid: wire.guid,
  number: wire.number,
  status: wire.status,
  is_posted_to_loadboard: wire.is_posted_to_loadboard,
  nextStepAt,
  isGpsOn,
});

/** The controls of tests and demonstrations, reached from this machine alone. */
export function controlRoutes({ simulator, drivers, switches, releaseCallbacks }: Controlled): Routes {
  const order = '/simulator/orders/:guid';
  return {
    'GET /simulator/orders': ({ query: { number } }) =>
      simulator
        .all()
        .filter(({ wire }) => number === undefined || wire.number === number)
        .map(brief),
    [`POST ${order}/step`]: async ({ guid, body }) => {
      const { to } = fieldsOf(body, 'body');
      return brief(await simulator.step(guid, typeof to === 'string' ? to : undefined));
    },
    [`POST ${order}/papers`]: ({ guid }) => {
      simulator.sendPapers(guid);
      return {};
    },
    [`POST ${order}/gps`]: ({ guid, body }) => {
      const found = simulator.get(guid);
      changeGps(drivers, found, fieldsOf(body, 'body'));
      return brief(found);
    },
    'PATCH /simulator/failures': ({ body }) => {
      switches.change(fieldsOf(body, 'body'));
      if (!switches.now.disorderedCallbacks) releaseCallbacks();
      return switches.now;
    },
    'DELETE /simulator/failures': () => {
      switches.change({ ...noFailures });
      releaseCallbacks();
      return switches.now;
    },
  };
}

/** `{ active }` switches it, `{ part }` moves the driver to that part of the road. */
function changeGps(drivers: Drivers, order: SimulatedOrder, { active, part }: Record<string, unknown>): void {
  if (typeof active === 'boolean') drivers.setGps(order, active);
  if (part === undefined) return;
  if (typeof part !== 'number' || part < 0 || part > 1)
    throw new Refusal(400, 'part is a number from 0 to 1');
  drivers.move(order, part);
}
