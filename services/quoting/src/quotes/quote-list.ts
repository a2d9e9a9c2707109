import {
  type InputOf,
  type QuoteFollowUp,
  QuoteRow,
  type quotes,
  sortsAcrossPortals,
} from '@overland/contracts';
import {
  type CheckedReply,
  invalidField,
  isFewDays,
  type ListDefinition,
  listTimeZone,
  ownedBy,
  ownerNameColumn,
  portalFilter,
  portalOf,
  readList,
  type Scope,
  withinDays,
} from '@overland/service-kit';
import { type EntityManager, type FindOptionsWhere, In, LessThan, MoreThanOrEqual } from 'typeorm';
import { expiryRange } from './expiry-range.js';
import { followUpRange } from './follow-up-range.js';
import { QuoteEntity } from './quote.entity.js';
import { editableStates } from './quote-states.js';

type ListRequest = InputOf<typeof quotes.list>['body'];

const quoteList: ListDefinition<QuoteEntity, QuoteRow, ListRequest['sortby']> = {
  entity: QuoteEntity,
  row: QuoteRow,
  columns: { _id: 'id', pickup: 'pickupText', delivery: 'deliveryText', ownerName: ownerNameColumn },
  // The list shows the first of them.
  sort: { vehicles: { sql: '(t.vehicles[1])', type: 'text' } },
  tieBreaker: 'uniqueId',
  search: { index: 'quotes', number: 'unique_id' },
};

interface ListCall {
  request: ListRequest;
  scope: Scope;
  /** Of whom `mine` is said. */
  userId: string;
  now: Date;
  /** Portals whose customers can open their quotes. */
  sharing: readonly string[];
}

/** A page of quotes. Deep pages use the cursor. @throws AppError invalid for a sort that needs a portal. */
export async function listQuotes(
  manager: EntityManager,
  { request, scope, userId, now, sharing }: ListCall,
): Promise<CheckedReply> {
  const { dateStart: from, dateEnd: to } = request;
  if (portalOf(scope) === null && !sortsAcrossPortals.includes(request.sortby)) {
    throw invalidField('sortby', 'Please choose a company to sort by this column.');
  }
  const timeZone = from || to ? await listTimeZone(manager, portalOf(scope)) : 'UTC';
  const createdAt = withinDays({ from, to, timeZone });
  const where: FindOptionsWhere<QuoteEntity> = { ...portalFilter(scope), ...withStanding(request, now) };
  if (request.transportType.length > 0) where.transportType = In(request.transportType);
  if (createdAt) where.createdAt = createdAt;
  const only = portalOf(scope);
  const seen = sharing.filter((portalId) => only === null || portalId === only);
  Object.assign(where, followUpRange(request.followUp ?? null, { now, sharing: seen }));
  if (request.owner) where.ownerId = ownedBy(request.owner, userId);
  const isFoundFirst = request.sortby === 'uniqueId' && isFewDays({ from, to });
  return readList(manager, quoteList, { request, where, isFoundFirst });
}

const isToActOn = (followUp: QuoteFollowUp | null) =>
  followUp === 'due' || followUp === 'notEmailed' || followUp === 'noAddress';

/** The requested states. Only quotes that can still be booked expire. */
function withStanding(
  {
    status,
    isExpired = null,
    expiry = null,
    followUp = null,
  }: Pick<ListRequest, 'status' | 'isExpired' | 'expiry' | 'followUp'>,
  now: Date,
): Pick<FindOptionsWhere<QuoteEntity>, 'status' | 'expiresAt'> {
  if (isExpired === null && expiry === null && followUp === null)
    return status.length > 0 ? { status: In(status) } : {};
  const wanted = status.length > 0 ? status.filter((one) => editableStates.includes(one)) : editableStates;
  if (expiry !== null) return { status: In(wanted), expiresAt: expiryRange(expiry, now) };
  // What is to be followed up can still be booked; what was may have expired since.
  if (isExpired === null && !isToActOn(followUp)) return { status: In(wanted) };
  return { status: In(wanted), expiresAt: isExpired ? LessThan(now) : MoreThanOrEqual(now) };
}
