import type { HomeFigures, Role } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Card, formatDays, PHONE, PlainList, Skeleton, styled } from '@overland/ui';
import { Link, useApiQuery, useSeenPortal, useSession } from '@overland/web';
import { useId } from 'react';
import { type Figure, figureLabels, figuresOf } from './figures';

const Root = styled(Card)({ marginTop: 24, [PHONE]: { marginTop: 16 } });
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
  padding: '18px 24px 6px',
  '& h2': { fontSize: 16, fontWeight: 800 },
  '& span': { fontSize: 14, color: 'var(--ink-2)' },
  [PHONE]: { padding: '16px 16px 4px' },
});
const List = styled(PlainList)({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
  padding: '0 10px 12px',
  [PHONE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', padding: '0 2px 8px' },
});
const Figured = styled('li')({
  '& > *': {
    display: 'grid',
    gap: 2,
    padding: '10px 14px',
    borderRadius: 8,
    color: 'inherit',
    textDecoration: 'none',
  },
  '& a:hover': { background: 'var(--tint)' },
  '& a:hover b': { textDecoration: 'underline', textUnderlineOffset: 4 },
  '& small': { fontSize: 14, color: 'var(--ink-2)' },
  '& b': { fontSize: 20, fontWeight: 800, lineHeight: 1.3, fontVariantNumeric: 'tabular-nums' },
});

/** The week in figures, under the form that staff begin with. It comes after the form, and stays away where it cannot be read. */
export function WeekOfStaff() {
  const role = useSession((session) => session.role);
  const { viewedAs } = useSeenPortal();
  const id = useId();
  const { data, isError } = useApiQuery(
    calls.insight.home,
    { query: viewedAs === null ? {} : { portalId: viewedAs } },
    { staleTime: 60_000 },
  );
  if (isError && !data) return null;
  return (
    <Root as="section" padded={false} aria-labelledby={id} aria-busy={!data}>
      <Head>
        <h2 id={id}>The week in figures</h2>
        <span>{data ? `${whoseOf(data, role)}: ${daysOf(data)}` : ' '}</span>
      </Head>
      <List>{data ? figuresOf(data, role).map(figureItem) : figureLabels.map(waitingItem)}</List>
    </Root>
  );
}

/** Whose figures these are: of a company those of all its people. */
function whoseOf({ portalId }: HomeFigures, role: Role | null): string {
  if (portalId === null) return 'All companies';
  return role === 'MCAdmin' ? 'This company' : 'Your whole company';
}

const daysOf = ({ week: { from, to } }: HomeFigures) =>
  `${formatDays({ start: from, end: to })}, compared with the week before until the same day and time`;

const figureItem = (figure: Figure) => (
  <Figured key={figure.label}>
    {figure.to === null ? (
      <div>
        <Words {...figure} />
      </div>
    ) : (
      <Link to={figure.to}>
        <Words {...figure} />
      </Link>
    )}
  </Figured>
);

/** As high as what comes. */
const waitingItem = (label: Figure['label']) => (
  <Figured key={label}>
    <div>
      <small>{label}</small>
      <b>
        <Skeleton width={72} height={26} />
      </b>
      <small>
        <Skeleton width={96} height={21} />
      </small>
    </div>
  </Figured>
);

function Words({ label, value, note }: Figure) {
  return (
    <>
      <small>{label}</small>
      <b>{value}</b>
      <small>{note}</small>
    </>
  );
}
