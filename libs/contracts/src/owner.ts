import * as z from 'zod/mini';
import { id } from './fields.js';

/** Whose rows a list shows: the caller's own, those without an owner, or one person's. Null: all. */
export const OwnerFilter = z.optional(z.nullable(z.union([z.enum(['mine', 'nobody']), id])));
export type OwnerFilter = z.infer<typeof OwnerFilter>;

/** Of a quote or an order in a list. */
export const ownerFields = {
  /** Null for what nobody has taken yet. */
  ownerId: z.nullable(id),
  /** The provider's, where a company's people read of its staff; '' without an owner. */
  ownerName: z.string(),
};

/** Of a row that a report has for each owner. */
export const reportOwner = {
  /** null for nobody, and for the provider's staff where a company reads it. */
  ownerId: z.nullable(id),
  /** '' for nobody. */
  ownerName: z.string(),
  /** The owner's own; '' for the provider's staff and for nobody. */
  companyName: z.string(),
};

/** Somebody who owns quotes and orders, or may be given some while not archived. */
export const PersonName = z.object({ _id: id, name: z.string(), isArchived: z.boolean() });
export type PersonName = z.infer<typeof PersonName>;

/** Asked before something is handed over. */
export const HandingOver = z.strictObject({ ownerId: z.uuid('Please choose who gets it.') });

/** The new owner; null gives it back to nobody, as it was before somebody took it. */
export const NewOwner = z.strictObject({ ownerId: z.nullable(HandingOver.shape.ownerId) });
