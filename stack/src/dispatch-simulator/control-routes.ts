import { fieldsOf } from './check-order.js';
import type { Drivers } from './drivers.js';
import { type FailureSwitches, noFailures } from './failures.js';
import { Refusal } from './refusal.js';
import type { Route } from './routes.js';
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

/** What no carrier could do: the controls of tests and demonstrations, reached from this machine alone. */
export function controlRoutes({ simulator, drivers, switches, releaseCallbacks }: Controlled): Route[] {
  const order = '/simulator/orders/:guid';
  return [
    {
      method: 'GET',
      path: '/simulator/orders',
      answer: ({ query }) => {
        const number = query.get('number');
        return simulator
          .all()
          .filter(({ wire }) => number === null || wire.number === number)
          .map(brief);
      },
    },
    {
      method: 'POST',
      path: `${order}/step`,
      answer: async ({ params, body }) => {
        const { to } = fieldsOf(body, 'body');
        return brief(await simulator.step(params.guid ?? '', typeof to === 'string' ? to : undefined));
      },
    },
    {
      method: 'POST',
      path: `${order}/papers`,
      answer: ({ params }) => {
        simulator.sendPapers(params.guid ?? '');
        return {};
      },
    },
    {
      method: 'POST',
      path: `${order}/gps`,
      answer: ({ params, body }) => {
        const found = simulator.get(params.guid ?? '');
        changeGps(drivers, found, fieldsOf(body, 'body'));
        return brief(found);
      },
    },
    {
      method: 'PATCH',
      path: '/simulator/failures',
      answer: ({ body }) => {
        switches.change(fieldsOf(body, 'body'));
        if (!switches.now.disorderedCallbacks) releaseCallbacks();
        return switches.now;
      },
    },
    {
      method: 'DELETE',
      path: '/simulator/failures',
      answer: () => {
        switches.change({ ...noFailures });
        releaseCallbacks();
        return switches.now;
      },
    },
  ];
}

/** `{ active }` switches it, `{ part }` moves the driver to that part of the road. */
function changeGps(drivers: Drivers, order: SimulatedOrder, { active, part }: Record<string, unknown>): void {
  if (typeof active === 'boolean') drivers.setGps(order, active);
  if (part === undefined) return;
  if (typeof part !== 'number' || part < 0 || part > 1)
    throw new Refusal(400, 'part is a number from 0 to 1');
  drivers.move(order, part);
}
