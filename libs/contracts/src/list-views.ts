import * as z from 'zod/mini';
import { messages } from './errors.js';
import { id, requiredName } from './fields.js';

/** Lists whose search, filters, sort and columns are saved under a name. */
export const viewedLists = ['quotes', 'orders', 'cod', 'users', 'portals'] as const;
export type ViewedList = (typeof viewedLists)[number];

/** The most that a person has of a list, and that a company shares of it. */
export const mostListViews = 30;

/** Who may share a view with the company, and delete one that somebody else shared. */
export const sharesListViews = (role: string | null): boolean => role === 'MCAdmin' || role === 'Admin';

/** What a person enters of it. */
const entered = { name: requiredName(messages.required), isShared: z.boolean() };
export const ListViewEntry = z.strictObject(entered);

export const ListViewRequest = z.strictObject({
  ...entered,
  list: z.enum(viewedLists),
  /** Of the list's address, as `URLSearchParams` writes it. */
  query: z.string().check(z.maxLength(2000), z.regex(/^[\w*.%+&=-]*$/)),
});
export type ListViewRequest = z.output<typeof ListViewRequest>;

export const ListView = z.object({
  _id: id,
  list: z.enum(viewedLists),
  name: z.string(),
  query: z.string(),
  isShared: z.boolean(),
  /** Saved by the caller. */
  isOwn: z.boolean(),
});
export type ListView = z.infer<typeof ListView>;
