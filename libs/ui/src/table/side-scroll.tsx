import styled from '@emotion/styled';
import { type ReactNode, useEffect, useRef, useState } from 'react';

const choiceWidth = 44;
const shade = 'color-mix(in srgb, var(--ink) 22%, transparent)';

const Frame = styled('div')({
  position: 'relative',
  '&[data-more]::after': {
    content: '""',
    position: 'absolute',
    inset: '0 0 0 auto',
    width: 20,
    zIndex: 4,
    pointerEvents: 'none',
    background: `linear-gradient(to right, transparent, ${shade})`,
  },
});

/** What leads to the row stays at the left, with the box in front of it. */
const Scroller = styled('div')({
  overflowX: 'auto',
  '& tr[data-row] > [data-stays], & thead [data-stays]': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    background: 'var(--paper)',
  },
  '&& tr > [data-choice] + [data-stays]': { left: choiceWidth },
  '& thead [data-stays]': { zIndex: 3 },
  '[data-moved] > & tr > [data-stays]:not([data-choice])': { boxShadow: `6px 0 8px -6px ${shade}` },
});

interface SideScrollProps {
  /** Pixels; undefined where the table fits. */
  minWidth: number | undefined;
  children: ReactNode;
}

/** Around a table that may be too wide for the window: a shade shows that there is more. */
export function SideScroll({ minWidth, children }: SideScrollProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [edges, setEdges] = useState({ isMoved: false, hasMore: false });
  const look = () => {
    const { scrollLeft = 0, clientWidth = 0, scrollWidth = 0 } = scroller.current ?? {};
    const [isMoved, hasMore] = [scrollLeft > 0, scrollLeft + clientWidth < scrollWidth - 1];
    setEdges((before) =>
      before.isMoved === isMoved && before.hasMore === hasMore ? before : { isMoved, hasMore },
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another width is another end
  useEffect(() => {
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [minWidth]);
  if (minWidth === undefined) return children;
  return (
    <Frame data-more={edges.hasMore || undefined} data-moved={edges.isMoved || undefined}>
      <Scroller ref={scroller} onScroll={look}>
        {children}
      </Scroller>
    </Frame>
  );
}
