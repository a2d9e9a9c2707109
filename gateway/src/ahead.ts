import * as z from 'zod/mini';
import { matchOf } from './page-patterns.js';

/** A call that a page makes when it is opened, as the builds write it; its path may have `:names` of the page's. */
const PageCall = z.object({
  method: z.string(),
  path: z.string(),
  body: z.optional(z.unknown()),
  isOpen: z.optional(z.boolean()),
});
export type PageCall = z.output<typeof PageCall>;

export const PageCalls = z.array(PageCall);

/** What the pages of a build bring ahead of their scripts, by path pattern. */
export const pagesAhead = {
  calls: z._default(z.record(z.string(), PageCalls), {}),
  paint: z._default(z.record(z.string(), z.string()), {}),
};
type PagesAhead = z.output<z.ZodMiniObject<typeof pagesAhead>>;

/** What one page brings ahead of its scripts. */
export interface Ahead {
  /** Scripts that begin its calls. */
  early: readonly string[];
  calls: readonly PageCall[];
  /** Painted in its frame before any script; null where there is no frame either. */
  paint: string | null;
}

export const nothingAhead: Ahead = { early: [], calls: [], paint: null };

/** The address of a page, `/quotes?q=bell`. */
export interface PageAddress {
  path: string;
  hasQuery: boolean;
}

/** The calls and the first paint of a page: with a query it may show, and ask for, something else. */
export function aheadOf({ path, hasQuery }: PageAddress, { calls, paint }: PagesAhead): Omit<Ahead, 'early'> {
  const called = matchOf(path, Object.keys(calls));
  const painted = matchOf(path, Object.keys(paint));
  const wanted = called ? (calls[called.pattern] ?? []) : [];
  return {
    calls: isPlain(called?.params)
      ? wanted
          .filter(({ body }) => !hasQuery || body === undefined)
          .map((call) => ({ ...call, path: filled(call.path, called?.params ?? {}) }))
      : [],
    paint: painted ? (paint[painted.pattern] ?? '') : '',
  };
}

/** Ids and words alone are put into another address. */
const isPlain = (params: Readonly<Record<string, string>> = {}): boolean =>
  Object.values(params).every((value) => /^[\w-]+$/.test(value));

const filled = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (whole, name: string) => params[name] ?? whole);
