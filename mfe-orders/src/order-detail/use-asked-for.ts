import { useSearchParams } from '@overland/web';
import { useEffect, useRef } from 'react';

/** Does what `?do=` of the address names, once: a reload does not ask again. Null: the order does not allow it now. */
export function useAskedFor(name: string, run: (() => void) | null): void {
  const [search, setSearch] = useSearchParams();
  const isAsked = run !== null && search.get('do') === name;
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    if (!isAsked) return;
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('do');
        return next;
      },
      { replace: true },
    );
    latest.current?.();
  }, [isAsked, setSearch]);
}
