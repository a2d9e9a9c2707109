import styled from '@emotion/styled';
import { type ComponentType, startTransition, useEffect, useRef, useState } from 'react';
import { afterFirstViewMs } from '../query/use-loaded-later';
import type { RouteMapProps } from './route-map';

const Place = styled('div')({
  '&[data-empty=true]': {
    background: 'var(--paper)',
    border: '1px solid var(--line)',
    borderRadius: 12,
  },
});

type Drawing = ComponentType<RouteMapProps>;

/**
 * The route on a map of the states. The drawing is loaded when its place comes near the window, and after what the page
 * says in words, so that it weighs on no first view; the place has its height from the start. A load that failed is tried
 * again at the next mount.
 */
export function RouteMap(props: RouteMapProps) {
  const { height = 240 } = props;
  const place = useRef<HTMLDivElement>(null);
  const [Drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(
    () =>
      whenNear(place.current, async () => {
        await firstViewOver();
        const drawing = await loadDrawing();
        startTransition(() => setDrawing(() => drawing));
      }),
    [],
  );
  return (
    <Place ref={place} data-empty={Drawing === null} style={{ height }}>
      {Drawing && <Drawing {...props} />}
    </Place>
  );
}

const loadDrawing = (): Promise<Drawing> => import('./route-map').then((module) => module.RouteMap);

/** At once where somebody has begun to use the page, else with the first scrolling or shortly. */
function firstViewOver(): Promise<void> {
  return new Promise((resolve) => {
    if (navigator.userActivation?.hasBeenActive) return resolve();
    window.addEventListener('scroll', () => resolve(), { once: true, passive: true });
    setTimeout(resolve, afterFirstViewMs);
  });
}

/** Calls once when the element is in the window or close below it. Returns how to stop waiting. */
function whenNear(element: Element | null, call: () => Promise<void>): () => void {
  if (!element) return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // Without the drawing its place stays empty; the page says everything in words too.
      call().catch(() => undefined);
    },
    { rootMargin: '160px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
