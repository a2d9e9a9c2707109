import type { SdStatus } from './constants.js';

export const deliveredStates = ['delivered', 'invoiced', 'paid'] as const satisfies readonly SdStatus[];
export const pickedUpStates = ['picked_up', ...deliveredStates] as const;
/** A carrier has taken it. */
export const assignedStates = ['accepted', ...pickedUpStates] as const;

const isIn = (states: readonly SdStatus[]) => (sdStatus: SdStatus) => states.includes(sdStatus);

/** How far the transport is. Of a flagged order the state before its flag is asked. */
export const isDelivered = isIn(deliveredStates);
export const isPickedUp = isIn(pickedUpStates);
export const isAssigned = isIn(assignedStates);

/** States as a list of SQL. */
export const sqlOfStates = (states: readonly SdStatus[]): string => `('${states.join("', '")}')`;
