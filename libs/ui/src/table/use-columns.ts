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
    return choices.filter(({ id, isExtra }) => wanted?.includes(id) ?? isExtra).map(({ id }) => id);
  }, [list, inAddress, remembered, choices]);
  return {
    choices,
    hidden,
    shown: useMemo(() => columns.filter(({ id }) => !hidden.includes(id)), [columns, hidden]),
    setHidden: (ids: readonly string[]) => {
      hide(key, ids);
      if (inAddress === null) return;
      const next = new URLSearchParams(location.search);
      writeHidden(next, ids);
      setParams(next, { replace: true });
    },
  };
}

/** `hide=` where nothing is hidden, so that what is remembered does not count. */
export function writeHidden(params: URLSearchParams, hidden: readonly string[]): void {
  params.delete(hiddenParameter);
  for (const id of hidden.length > 0 ? hidden : ['']) params.append(hiddenParameter, id);
}
