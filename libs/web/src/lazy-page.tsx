import { messages } from '@overland/contracts';
import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { create } from 'zustand';
import { ApiError } from './api-error';
import { withoutViewAs } from './view-as-store';

/** How many pages are loading: the frame shows a progress line when one is slow. */
export const useLoadingPages = create<{ count: number }>()(() => ({ count: 0 }));

/** Counts one page; the function it returns takes it off again, once. */
function countPage(): () => void {
  const add = (change: number) => useLoadingPages.setState(({ count }) => ({ count: count + change }));
  let isCounted = true;
  add(1);
  return () => {
    if (isCounted) add(-1);
    isCounted = false;
  };
}

const unavailable = () => new ApiError({ code: 'unavailable', status: 0, message: messages.unavailable });

export interface PageAddress {
  params: Readonly<Record<string, string | undefined>>;
  /** `?status=Saved`, or empty; without View As. */
  search: string;
}

export interface LazyPageOptions {
  /** Shown while the page loads, of the size of what comes. */
  skeleton?: ReactNode;
  /** Reads what the page shows first, while its code loads. The skeleton stays until it is there, so that the page is drawn once. */
  prefetch?: (address: PageAddress) => unknown;
}

export interface LazyPage {
  (): ReactNode;
  /** Loads code and data before the page is opened. A failure is silent: opening the page tries again. */
  preload(address: PageAddress): void;
}

/**
 * A page loaded when it is first shown. A failed load is thrown to the boundary, as an ApiError whose message is fit
 * to show, and tried again at the next mount; `React.lazy` and `route.lazy` would keep the failure forever.
 */
export function lazyPage(
  load: () => Promise<ComponentType>,
  { skeleton = null, prefetch }: LazyPageOptions = {},
): LazyPage {
  let Loaded: ComponentType | null = null;
  /** What a preload reads, until it is there. */
  let reading: Promise<unknown> | undefined;
  const loadOnce = async () => {
    Loaded ??= await load();
    return Loaded;
  };

  /** The page shows a failure of the data itself. */
  const read = ({ params, search }: PageAddress) =>
    prefetch && Promise.allSettled([prefetch({ params, search: withoutViewAs(search) })]);

  function Page() {
    const params = useParams();
    const { search } = useLocation();
    const [state, setState] = useState<{ Page: ComponentType | null; error: unknown }>({
      Page: reading ? null : Loaded,
      error: null,
    });
    // biome-ignore lint/correctness/useExhaustiveDependencies: what the page reads first is that of its first address
    useEffect(() => {
      if (Loaded && !reading) return setState({ Page: Loaded, error: null });
      let isMounted = true;
      const uncount = countPage();
      const show = (next: typeof state) => {
        uncount();
        // In short pieces: a page is large, and its skeleton can be used meanwhile.
        if (isMounted) startTransition(() => setState(next));
      };
      Promise.all([loadOnce(), read({ params, search })]).then(
        ([component]) => show({ Page: component, error: null }),
        () => show({ Page: null, error: unavailable() }),
      );
      return () => {
        isMounted = false;
        uncount();
      };
    }, []);
    if (state.error) throw state.error;
    return state.Page ? <state.Page /> : skeleton;
  }

  const preload = (address: PageAddress) => {
    const data = read(address);
    reading = data;
    void data?.then(() => {
      if (reading === data) reading = undefined;
    });
    void loadOnce().catch(() => undefined);
  };
  return Object.assign(Page, { preload });
}
