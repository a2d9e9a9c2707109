import { messages } from '@overland/contracts';
import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { create } from 'zustand';
import { ApiError } from './api-error';

/** How many pages are on their way: the frame around them says so when one is slow. */
export const usePagesOnTheWay = create<{ count: number }>()(() => ({ count: 0 }));

/** Counts one page; what it gives takes it off again, once. */
function countPage(): () => void {
  const add = (change: number) => usePagesOnTheWay.setState(({ count }) => ({ count: count + change }));
  let isCounted = true;
  add(1);
  return () => {
    if (isCounted) add(-1);
    isCounted = false;
  };
}

const unavailable = () => new ApiError({ code: 'unavailable', status: 0, message: messages.unavailable });

/**
 * A page loaded when it is first shown. A failed load is thrown to the boundary, as an ApiError whose message is fit
 * to show, and tried again at the next mount; `React.lazy` and `route.lazy` would keep the failure for ever.
 * @param skeleton shown meanwhile, of the size of what comes.
 */
export function lazyPage(load: () => Promise<ComponentType>, skeleton: ReactNode = null): ComponentType {
  let Loaded: ComponentType | null = null;

  return function LazyPage() {
    const [state, setState] = useState<{ Page: ComponentType | null; error: unknown }>({
      Page: Loaded,
      error: null,
    });
    useEffect(() => {
      if (Loaded) return setState({ Page: Loaded, error: null });
      let mounted = true;
      const uncount = countPage();
      const show = (next: typeof state) => {
        uncount();
        // In short pieces: a page is large, and its skeleton can be used meanwhile.
        if (mounted) startTransition(() => setState(next));
      };
      load().then(
        (Page) => {
          Loaded = Page;
          show({ Page, error: null });
        },
        () => show({ Page: null, error: unavailable() }),
      );
      return () => {
        mounted = false;
        uncount();
      };
    }, []);
    if (state.error) throw state.error;
    return state.Page ? <state.Page /> : skeleton;
  };
}
