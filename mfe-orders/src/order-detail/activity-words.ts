import { type Activity, sdStatuses, sdStatusLabels } from '@overland/contracts';

/** An edit, or a line that moves nothing: what somebody wrote. */
export const isNote = ({ to, changes }: Activity): boolean => to === null && changes.length === 0;

const isEdit = ({ changes }: Activity): boolean => changes.length > 0;

/** The colour of its ring: notes stand out, edits step back. */
export function toneOf(activity: Activity): string {
  if (isNote(activity)) return 'var(--blue)';
  return isEdit(activity) ? 'var(--field)' : 'var(--sign)';
}

/** What happened, as a heading. */
export function whatOf(activity: Activity): string {
  const { to, note, changes } = activity;
  if (note !== '') return note;
  if (isEdit(activity)) return changes.length === 1 ? `${changes[0]?.field} changed` : 'Order changed';
  return nameOf(to) || 'Changed';
}

/** "Was Assigned Driver. " where it was moved from there; '' otherwise. */
export function fromOf({ from, to }: Activity): string {
  return from !== null && to !== null && from !== to ? `Was ${nameOf(from)}. ` : '';
}

/** The label of a state; one without a label by its own name. */
function nameOf(state: string | null): string {
  const status = sdStatuses.find((one) => one === state);
  const label = status === undefined ? '' : sdStatusLabels[status];
  return label || (state ?? '').replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase());
}

const sourceNames: Record<Activity['source'], string> = {
  system: 'By itself',
  staff: 'By staff',
  customer: 'By the customer',
  tms: 'By dispatch',
  driver: 'By the driver',
};

/** A person by name, else where it came from. */
export function whoOf({ actor, source }: Activity): string {
  if (actor === '' || actor.toLowerCase() === source) return sourceNames[source];
  return source === 'driver' ? `By driver ${actor}` : `By ${actor}`;
}
