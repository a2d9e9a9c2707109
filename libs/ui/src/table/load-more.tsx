import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { Button } from '../actions/button';

const Foot = styled('div')({ display: 'grid', placeItems: 'center', padding: 12 });

/** Loads the next page shortly before the end is in view; the button is for those who do not scroll. */
export function LoadMore({ onLoadMore, isLoading }: { onLoadMore: () => void; isLoading: boolean }) {
  const foot = useRef<HTMLDivElement>(null);
  const load = useRef(onLoadMore);
  load.current = onLoadMore;
  useEffect(() => {
    if (isLoading || !foot.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) load.current();
      },
      { rootMargin: '400px' },
    );
    observer.observe(foot.current);
    return () => observer.disconnect();
  }, [isLoading]);
  return (
    <Foot ref={foot}>
      <Button size="small" busy={isLoading} busyLabel="Loading…" onClick={onLoadMore}>
        Load more
      </Button>
    </Foot>
  );
}
