import type { ViewedList } from '@overland/contracts';
import { useHiddenColumnsStore, useSearchParams, useSession } from '@overland/web';
import { useMemo } from 'react';
import { hiddenParameter } from './list-state';
import type { Column } from './types';

/**
 * The columns of a list that are shown. What a person hides is remembered; an address with `hide=`, as views have it, says
 * itself what is hidden. The first column leads to the row and stays.
 */
export function useColumns<Row>(list: ViewedList | undefined, columns: readonly Column<Row>[]) {
  const [params, setParams] = useSearchParams();
  const key = `${useSession((state) => state.userId)} ${list}`;
  const remembered = useHiddenColumnsStore((state) => state.hidden[key]);
  const hide = useHiddenColumnsStore((state) => state.hide);
  const inAddress = params.has(hiddenParameter) ? params.getAll(hiddenParameter).join() : null;
  const choices = useMemo(() => columns.slice(1).filter(({ onCard }) => onCard !== 'title'), [columns]);
  const hidden = useMemo(() => {
    if (list === undefined) return [];
    const wanted = inAddress === null ? remembered : inAddress.split(',');
    const isHidden = ({ id, isExtra }: Column<Row>) =>
      isExtra ? !wanted?.includes(`+${id}`) : wanted?.includes(id);
    return choices.filter(isHidden).map(({ id }) => id);
  }, [list, inAddress, remembered, choices]);
  /** How a choice is kept: what is usual by its name where it is hidden, others as "+name" where they are shown. */
  const kept = (ids: readonly string[]) =>
    choices
      .filter(({ id, isExtra = false }) => ids.includes(id) !== isExtra)
      .map(({ id, isExtra }) => (isExtra ? `+${id}` : id));
  return {
    choices,
    hidden,
    kept: kept(hidden),
    shown: useMemo(() => columns.filter(({ id }) => !hidden.includes(id)), [columns, hidden]),
    setHidden: (ids: readonly string[]) => {
      hide(key, kept(ids));
      if (inAddress === null) return;
      const next = new URLSearchParams(location.search);
      writeHidden(next, kept(ids));
      setParams(next, { replace: true });
    },
  };
}

/** `hide=` where nothing is hidden, so that what is remembered does not count. */
export function writeHidden(params: URLSearchParams, kept: readonly string[]): void {
  params.delete(hiddenParameter);
  for (const id of kept.length > 0 ? kept : ['']) params.append(hiddenParameter, id);
}
