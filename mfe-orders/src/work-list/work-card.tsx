import {
  Card,
  formatCount,
  formatCountOf,
  formatMoney,
  Note,
  PHONE,
  PlainList,
  Skeleton,
  styled,
  TextButton,
  useIsPhone,
} from '@overland/ui';
import { Link } from '@overland/web';
import { useEffect, useState } from 'react';
import { Line } from './line';
import { useSomeWork, type useWorkList, type WhichWork } from './use-work-list';
import { WorkLines } from './work-lines';

const Sheet = styled(Card)({ marginBottom: 20, overflow: 'hidden' });
const Head = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  flexWrap: 'wrap',
  padding: '14px 20px',
  '& h2': { fontSize: 16, fontWeight: 800, lineHeight: 1.4 },
  '& button': { fontSize: 14 },
  [PHONE]: { padding: '12px 16px' },
});
const Fold = styled(TextButton)({ marginLeft: 'auto' });
const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 20px',
  padding: '6px 20px 8px',
  borderTop: '1px solid var(--line)',
  fontSize: 14,
  [PHONE]: { padding: '6px 16px 8px' },
});

/** What needs a step; nothing when nothing does (docs/product/orders.md). */
export function WorkCard({ work }: { work: ReturnType<typeof useWorkList> }) {
  const isPhone = useIsPhone();
  const foldedTo = isPhone ? 1 : 3;
  const [shows, setShows] = useState<Shown>(kept.read);
  const [showsAll, setShowsAll] = useState(false);
  const [lists, setLists] = useState<WhichWork>('all');
  const some = useSomeWork(lists);
  const length = work.data?.items.length;
  useEffect(() => {
    if (length !== undefined) lastLength.keep(length);
  }, [length]);
  if (work.data === undefined && work.isError) return <NotLoaded onRetry={() => void work.refetch()} />;
  if (work.data === undefined) {
    const lines = Math.min(lastLength.read(), foldedTo);
    return <WorkSkeleton lines={lines} isClosed={shows === 'none'} />;
  }
  const { snoozed: putOff = 0, mine = 0, debts } = work.data;
  if (work.data.items.length === 0 && putOff === 0 && !debts?.orders) return null;
  // Until others are loaded, those stay that were there.
  const { items, total } = (lists === 'all' ? undefined : some.data) ?? work.data;
  const toggle = () => {
    const next = shows === 'none' ? 'some' : 'none';
    kept.keep(next);
    setShows(next);
  };
  const more =
    total > items.length
      ? `Show the first ${items.length} of ${formatCount(total)}`
      : `Show all ${items.length}`;
  return (
    <Sheet as="section" padded={false} aria-label="To do">
      <Head>
        <h2>To do</h2>
        <Note>{countText(total, { isPhone })}</Note>
        {((mine > 0 && mine < work.data.total) || lists === 'mine') && (
          <TextButton
            aria-pressed={lists === 'mine'}
            onClick={() => setLists(lists === 'mine' ? 'all' : 'mine')}
          >
            {lists === 'mine' ? 'Everybody’s' : `${formatCount(mine)} mine`}
          </TextButton>
        )}
        {(putOff > 0 || lists === 'snoozed') && (
          <TextButton
            aria-pressed={lists === 'snoozed'}
            onClick={() => setLists(lists === 'snoozed' ? 'all' : 'snoozed')}
          >
            {lists === 'snoozed' ? 'Back to the list' : `${putOff} snoozed`}
          </TextButton>
        )}
        <Fold onClick={toggle} aria-expanded={shows !== 'none'}>
          {shows === 'none' ? 'Show' : 'Hide'}
        </Fold>
      </Head>
      {shows !== 'none' && <WorkLines items={showsAll ? items : items.slice(0, foldedTo)} />}
      {shows !== 'none' && (items.length > foldedTo || (debts && debts.orders > 0)) && (
        <Foot>
          {items.length > foldedTo && (
            <TextButton onClick={() => setShowsAll(!showsAll)} aria-expanded={showsAll}>
              {showsAll ? 'Show fewer' : more}
            </TextButton>
          )}
          {debts && debts.orders > 0 && <Debts debts={debts} />}
        </Foot>
      )}
    </Sheet>
  );
}

/** Delivered orders that are not paid, listed above or not. */
function Debts({ debts: { orders, price } }: { debts: { orders: number; price: number } }) {
  const isPhone = useIsPhone();
  const to = '/cod?status=Delivered&paid=Unpaid';
  if (isPhone) return <Link to={to}>{`${formatCount(orders)} delivered unpaid, ${formatMoney(price)}`}</Link>;
  return (
    <span>
      {`${formatCountOf(orders, 'delivered order')} ${orders === 1 ? 'is' : 'are'} not paid, ${formatMoney(price)}. `}
      <Link to={to}>Collect in COD</Link>
    </span>
  );
}

function countText(total: number, { isPhone }: { isPhone: boolean }): string {
  const steps = formatCountOf(total, 'step');
  return total === 1 || isPhone ? steps : `${steps}, urgent ones (red) first, then by date`;
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

function WorkSkeleton({ lines, isClosed }: { lines: number; isClosed: boolean }) {
  if (lines === 0) return null;
  return (
    <Sheet padded={false} aria-busy="true">
      <Head>
        <h2>To do</h2>
      </Head>
      <PlainList aria-hidden="true">
        {Array.from({ length: isClosed ? 0 : lines }, (_none, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the grey lines are all alike
          <Line key={at}>
            <Skeleton width="70%" height={14} />
            <Skeleton width="60%" height={14} />
            <Skeleton width="50%" height={14} />
            <span />
          </Line>
        ))}
      </PlainList>
      {!isClosed && lastLength.read() > lines && <Foot aria-hidden="true">&nbsp;</Foot>}
    </Sheet>
  );
}

const name = 'overland-work-list-length';

/** How many steps there were when the card was last shown, so that nothing moves when it is loaded again. */
const lastLength = {
  read: (): number => {
    const stored = sessionStorage.getItem(name);
    return stored === null ? 4 : Number.parseInt(stored, 10) || 0;
  },
  keep: (length: number): void => sessionStorage.setItem(name, String(length)),
};

type Shown = 'some' | 'none';

/** Whether the reader has closed the card, in this browser. */
const kept = {
  read: (): Shown => (localStorage.getItem('overland-work-list') === 'none' ? 'none' : 'some'),
  keep: (shown: Shown): void => localStorage.setItem('overland-work-list', shown),
};
