import { Card, Note, PHONE, PlainList, Skeleton, styled, TextButton } from '@overland/ui';
import { useEffect, useState } from 'react';
import { Line } from './line';
import type { useWorkList } from './use-work-list';
import { WorkLines } from './work-lines';

const Sheet = styled(Card)({ marginBottom: 20, overflow: 'hidden' });
const Head = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  flexWrap: 'wrap',
  padding: '14px 20px',
  '& h2': { fontSize: 16, fontWeight: 800, lineHeight: 1.4 },
  [PHONE]: { padding: '12px 16px' },
});
const Foot = styled('div')({ padding: '6px 20px 8px', borderTop: '1px solid var(--line)', fontSize: 14 });

/** What needs a step, most urgent first; nothing when nothing does (docs/product/orders.md). */
export function WorkCard({ work }: { work: ReturnType<typeof useWorkList> }) {
  const [showsAll, setShowsAll] = useState(false);
  const length = work.data?.items.length;
  useEffect(() => {
    if (length !== undefined) lastLength.keep(Math.min(length, foldedTo));
  }, [length]);
  if (work.data === undefined && work.isError) return <NotLoaded onRetry={() => void work.refetch()} />;
  if (work.data === undefined) return <WorkSkeleton lines={lastLength.read()} />;
  const { items, total } = work.data;
  if (items.length === 0) return null;
  const shown = showsAll ? items : items.slice(0, foldedTo);
  const more = total > items.length ? `Show the first ${items.length} of ${total}` : `Show all ${total}`;
  return (
    <Sheet as="section" padded={false} aria-label="To do">
      <Head>
        <h2>To do</h2>
        <Note>{`${total === 1 ? '1 step' : `${total} steps, most urgent first`}`}</Note>
      </Head>
      <WorkLines items={shown} />
      {items.length > foldedTo && (
        <Foot>
          <TextButton onClick={() => setShowsAll(!showsAll)} aria-expanded={showsAll}>
            {showsAll ? 'Show fewer' : more}
          </TextButton>
        </Foot>
      )}
    </Sheet>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Sheet as="section" padded={false} aria-label="To do">
      <Head>
        <h2>To do</h2>
        <Note>The steps could not be loaded.</Note>
        <TextButton onClick={onRetry}>Try again</TextButton>
      </Head>
    </Sheet>
  );
}

function WorkSkeleton({ lines }: { lines: number }) {
  if (lines === 0) return null;
  return (
    <Sheet padded={false} aria-busy="true">
      <Head>
        <h2>To do</h2>
      </Head>
      <PlainList aria-hidden="true">
        {Array.from({ length: lines }, (_none, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the grey lines are all alike
          <Line key={at}>
            <Skeleton width="70%" height={14} />
            <Skeleton width="60%" height={14} />
            <Skeleton width="50%" height={14} />
            <span />
          </Line>
        ))}
      </PlainList>
    </Sheet>
  );
}

/** Lines of the card before "Show all". */
const foldedTo = 5;

const name = 'overland-work-list-length';

/** How many lines the card had when it was last shown, so that nothing moves when it is loaded again. */
const lastLength = {
  read: (): number => {
    const stored = sessionStorage.getItem(name);
    return stored === null ? foldedTo : Number.parseInt(stored, 10) || 0;
  },
  keep: (length: number): void => sessionStorage.setItem(name, String(length)),
};
