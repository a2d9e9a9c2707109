import { type SdStatus, sdStatuses } from './constants.js';

/** The stations of an order's way, as everyone sees them. */
export const stationLabels = ['Booked', 'Confirmed', 'Assigned Driver', 'Picked Up', 'Delivered'] as const;

/** How far along each state is; 0 for those without a position: held, flagged, canceled. */
export const stationOf: Record<SdStatus, number> = {
  new: 1,
  posted: 2,
  posted_to_loadboard: 2,
  requests: 2,
  pending: 2,
  declined: 2,
  accepted: 3,
  picked_up: 4,
  delivered: 5,
  invoiced: 5,
  paid: 5,
  on_hold: 0,
  flagged: 0,
  order_canceled: 0,
};

interface Move {
  from: string | null;
  to: string | null;
}

const stationOfText = (status: string | null): number => {
  const known = sdStatuses.find((one) => one === status);
  return known === undefined ? 0 : stationOf[known];
};

/**
 * How many stations are reached. A held, flagged or canceled order keeps its last one; a step rolled back no longer
 * counts.
 * @param moves newest first.
 */
export function stationsReached(sdStatus: SdStatus, moves: readonly Move[]): number {
  const now = stationOf[sdStatus];
  if (now > 0) return now;
  for (const { from, to } of moves) {
    const station = stationOfText(to) || stationOfText(from);
    if (station > 0) return station;
  }
  return 1;
}

/**
 * The move by which the order reached this station after it was last before it; null for a step that was skipped.
 * @param moves newest first.
 */
export function moveToStation<M extends Move>(station: number, moves: readonly M[]): M | null {
  let found: M | null = null;
  for (const move of moves) {
    const at = stationOfText(move.to);
    if (at === station) found = move;
    else if (at > 0 && at < station) break;
  }
  return found;
}
