import type { Activity } from '@overland/contracts';
import { differences, type NamedValues } from '@overland/contracts/format';
import type { ActivityEntity } from './activity.entity.js';
import type { PlacedOrder } from './order.entity.js';

type Entry = Pick<ActivityEntity, 'kind' | 'at' | 'actor' | 'source' | 'note'> &
  Partial<Pick<ActivityEntity, 'changes' | 'staffNote' | 'mentions'>>;

/** A line in an order's history that changes no state: a note, an edit, a payment, a file. */
export const lineOf = (
  { id: orderId, portalId }: Pick<PlacedOrder, 'id' | 'portalId'>,
  entry: Entry,
): Omit<ActivityEntity, 'id'> => ({
  orderId,
  portalId,
  fromStatus: null,
  toStatus: null,
  changes: [],
  staffNote: null,
  mentions: [],
  ...entry,
});

/** What an edit changed, as the history keeps it. */
export const changedFields = (before: NamedValues, after: NamedValues): Activity['changes'] =>
  differences(before, after).map(({ what, from, to }) => ({ field: what, from: from ?? '', to: to ?? '' }));
