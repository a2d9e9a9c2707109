import { useSearchParams } from '@overland/web';
import { useEffect, useRef } from 'react';

/** Does what `?do=` of the address names, once: a reload does not ask again. */
export function useAskedFor(steps: Readonly<Record<string, () => void>>): void {
  const [search, setSearch] = useSearchParams();
  const name = search.get('do') ?? '';
  const isAsked = Object.hasOwn(steps, name);
  const latest = useRef(steps);
  latest.current = steps;
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
    latest.current[name]?.();
  }, [isAsked, name, setSearch]);
}
