import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How long Back waits for a page to become high enough to scroll to where it was. */
const patienceMs = 3000;

const storageName = 'overland-scroll';

/** Where each entry of the tab's history was left, by its key; kept for a reload. */
const positions = new Map<string, number>(readStored());

function readStored(): [key: string, top: number][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageName) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

const store = () => sessionStorage.setItem(storageName, JSON.stringify([...positions].slice(-100)));

/** Opened by an address or a bookmark, and not by Back, Forward or a reload. */
const isNewVisit = (): boolean =>
  performance
    .getEntriesByType?.('navigation')
    .some((entry) => 'type' in entry && entry.type === 'navigate') ?? false;

/** A new page begins at its top; Back and Forward return to where a page was left. */
export function ScrollPosition() {
  const { key: entryKey, pathname } = useLocation();
  // Each page that is opened by its address has the same key.
  const key = entryKey === 'default' ? `default ${pathname}` : entryKey;
  const type = useNavigationType();
  const shown = useRef<string>(undefined);

  useEffect(() => {
    // The browser would scroll before the page is drawn.
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', store);
    return () => window.removeEventListener('pagehide', store);
  }, []);

  // A layout effect: the page that goes may scroll once more while the next one is drawn.
  useLayoutEffect(() => {
    const note = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key]);

  useLayoutEffect(() => {
    const isFirst = shown.current === undefined;
    const isOtherPage = !isFirst && shown.current !== pathname;
    shown.current = pathname;
    // It is at its top, and to ask for that would have the browser lay it out before it is whole.
    if (isFirst && isNewVisit()) positions.delete(key);
    if (isFirst && !positions.has(key)) return;
    if (type === 'POP') return scrollWhenPossible(positions.get(key) ?? 0);
    // A filter or a choice changes the address of the same page.
    if (isOtherPage) window.scrollTo(0, 0);
  }, [key, pathname, type]);
  return null;
}

/** @returns stops waiting */
function scrollWhenPossible(top: number): (() => void) | undefined {
  const scroll = () => {
    window.scrollTo(0, top);
    return Math.abs(window.scrollY - top) < 2;
  };
  if (scroll()) return;
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const event of ownScrolling) window.removeEventListener(event, stop);
  };
  const growth = new ResizeObserver(() => {
    if (scroll()) stop();
  });
  const timer = setTimeout(stop, patienceMs);
  for (const event of ownScrolling) window.addEventListener(event, stop, { passive: true });
  growth.observe(document.body);
  return stop;
}

/** The user's own scrolling stops the restoring. */
const ownScrolling = ['wheel', 'touchstart', 'keydown'] as const;
