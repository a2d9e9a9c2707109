import { useEffect, useRef } from 'react';
import { keepInTab, readKept } from './kept-in-tab';
import { useSession } from './session-store';

/** What a tab knows of the list that it showed last, so that the page of a row leads to the rows before and after it. */
export interface ListWalk {
  userId: string | null;
  /** Of the rows that are loaded, in the order of the list. */
  ids: readonly string[];
  /** Of all rows; null where nobody has counted so far. */
  total: number | null;
  /** The address of the list. */
  from: string;
  /** How the next page is asked for; null after the last. */
  more: { request: unknown; cursor: string } | null;
}

export type WalkedList = 'orders' | 'quotes';

const nameOf = (list: WalkedList) => `walk-${list}`;

export const keepListWalk = (list: WalkedList, walk: ListWalk): void => keepInTab(nameOf(list), walk);

/** Null where the person has seen no list in this tab that has the row. */
export function readListWalk(list: WalkedList, id: string): ListWalk | null {
  const walk = readKept(nameOf(list)) as ListWalk | null;
  const isOwn = walk?.userId === useSession.getState().userId;
  return walk && isOwn && walk.ids.includes(id) ? walk : null;
}

interface ShownList {
  rows: readonly { _id: string }[];
  total: number | null | undefined;
  request: unknown;
  /** Cursor of the next page. */
  next: string | null;
}

/** Keeps what a list shows for the pages of its rows. */
export function useKeptWalk(list: WalkedList, { rows, total, request, next }: ShownList): void {
  const userId = useSession((state) => state.userId);
  const latest = useRef(request);
  latest.current = request;
  useEffect(() => {
    if (rows.length === 0) return;
    keepListWalk(list, {
      userId,
      ids: rows.map(({ _id }) => _id),
      total: total === undefined ? rows.length : total,
      from: location.pathname + location.search,
      more: next === null ? null : { request: latest.current, cursor: next },
    });
  }, [list, userId, rows, total, next]);
}
