import { type Activity, type ActivityKind, sdStatuses, sdStatusNames } from '@overland/contracts';

const tones: Record<ActivityKind, string> = {
  move: 'var(--sign)',
  payment: 'var(--sign)',
  note: 'var(--blue)',
  edit: 'var(--field)',
  other: 'var(--field)',
};

/** It names the step and the state now. */
const tookBack = 'Took back: ';

/** The color of its ring: notes stand out, edits step back. */
export const toneOf = ({ kind }: Activity): string => tones[kind];

/** Whether staff took a flag off, after which the order is what it was before. */
const isUnflagged = ({ kind, source, from, to, note }: Activity): boolean =>
  kind === 'move' &&
  source === 'staff' &&
  from === 'flagged' &&
  to !== 'order_canceled' &&
  !note.startsWith(tookBack);

export function whatOf(activity: Activity): string {
  const { kind, from, to, note, changes } = activity;
  if (isUnflagged(activity)) return note === '' ? 'Flag removed' : `Flag removed: ${note}`;
  const isNamed = kind === 'move' && from !== null && to !== null && !note.startsWith(tookBack);
  if (note !== '') return isNamed ? `${nameOf(to)}: ${note}` : note;
  if (to === null && changes.length > 0)
    return changes.length === 1 ? `${changes[0]?.field} changed` : 'Order changed';
  return nameOf(to) || 'Changed';
}

/** "Was Assigned Driver. " where it was moved from there; '' otherwise. */
export function fromOf(activity: Activity): string {
  const { from, to } = activity;
  if (isUnflagged(activity)) return `${nameOf(to)} again. `;
  return from !== null && to !== null && nameOf(from) !== nameOf(to) ? `Was ${nameOf(from)}. ` : '';
}

function nameOf(state: string | null): string {
  const status = sdStatuses.find((one) => one === state);
  return status === undefined ? '' : sdStatusNames[status];
}

/** Dispatch tells what the carrier has reported. */
const sourceNames: Record<Activity['source'], string> = {
  system: '',
  staff: 'staff',
  customer: 'customer',
  tms: 'carrier',
  driver: 'driver',
};

/** "by driver"; '' for what happened without anybody. */
export const sourceOf = ({ source }: Activity): string =>
  source === 'system' ? '' : `by ${sourceNames[source]}`;

/** A person by name, else where it came from. */
export function whoOf({ actor, source }: Activity): string {
  if (actor !== '' && actor.toLowerCase() !== source)
    return source === 'driver' ? `By driver ${actor}` : `By ${actor}`;
  return source === 'system' ? 'Automatically' : `By ${sourceNames[source]}`;
}
