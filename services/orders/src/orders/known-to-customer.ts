import type { PlacedOrder } from './order.entity.js';
import { type OrderUndoPlan, restoredColumns, undoableSteps } from './order-undo-plan.js';

type Moment = { at: string };
type Request = { id: string; state: string };

/** An order and its rows as people outside may know them. */
export interface KnownToCustomer {
  order: PlacedOrder;
  moves: <Move extends Moment>(moves: readonly Move[]) => Move[];
  requests: <Asked extends Request>(requests: readonly Asked[]) => Asked[];
}

/**
 * What the customer may know now: a step shows once it cannot be undone, as its emails wait, and also where they are switched off.
 * Who the customer is and where they are written to is known at once.
 */
export function knownToCustomer(order: PlacedOrder, now: Date): KnownToCustomer {
  const steps = undoableSteps(order, now);
  const begin = steps.at(-1)?.begin ?? null;
  const answered = new Set(steps.flatMap(({ requestIds }) => requestIds));
  return {
    order: Object.assign({ ...order }, ...steps.map(stepColumns)),
    moves: (moves) => moves.filter(({ at }) => begin === null || new Date(at) < begin),
    requests: (requests) =>
      requests.map((request) => (answered.has(request.id) ? { ...request, ...unanswered } : request)),
  };
}

const unanswered = { state: 'open', answer: '', answeredBy: '', answeredAt: null } as const;

function stepColumns(step: OrderUndoPlan): Partial<PlacedOrder> {
  const {
    agents: _agents,
    customerFullName: _name,
    customerEmail: _email,
    customerPhones: _phones,
    language: _language,
    ...columns
  } = restoredColumns(step);
  return columns;
}
