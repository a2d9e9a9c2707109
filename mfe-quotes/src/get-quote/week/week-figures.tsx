import { calls } from '@overland/contracts/calls';
import { Card, formatChange, formatDays, PHONE, PlainList, styled } from '@overland/ui';
import { Link, useApiQuery, useSeenPortal, useSession } from '@overland/web';
import { useId } from 'react';
import { type Figure, figuresOf } from './figures';

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
  const { data } = useApiQuery(
    calls.insight.home,
    { query: viewedAs === null ? {} : { portalId: viewedAs } },
    { staleTime: 60_000 },
  );
  if (!data) return null;
  const { from, to } = data.week;
  return (
    <Root as="section" padded={false} aria-labelledby={id}>
      <Head>
        <h2 id={id}>The week in figures</h2>
        <span>{formatDays({ start: from, end: to })}</span>
      </Head>
      <List>
        {figuresOf(data, role).map((figure) => (
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
        ))}
      </List>
    </Root>
  );
}

function Words({ label, value, note, change }: Figure) {
  const changed = change === null ? '' : formatChange(change.now, change.before);
  return (
    <>
      <small>{label}</small>
      <b>{value}</b>
      <small>
        {note}
        {changed !== '' && `, ${changed}`}
      </small>
    </>
  );
}
