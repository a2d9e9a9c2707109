import { formatCount, PHONE, styled } from '@overland/ui';

const Cell = styled('span')({
  display: 'inline-grid',
  gridTemplateColumns: '44px 72px',
  alignItems: 'center',
  gap: 8,
  '& b': { textAlign: 'right' },
  '& span': {
    display: 'block',
    borderRadius: 3,
    background: 'var(--tint)',
    border: '1px solid var(--field)',
  },
  '& i': { display: 'block', height: 8, borderRadius: 2, background: 'var(--sign)' },
  // A card needs the room for its counts.
  [PHONE]: { display: 'inline', '& span': { display: 'none' } },
});

/** "87%" with its length; a dash where there is nothing to measure. */
export function ShareBar({ percent }: { percent: number | null }) {
  if (percent === null) return <>–</>;
  return (
    <Cell>
      <b>{percent}%</b>
      <span aria-hidden="true">
        <i style={{ width: `${percent}%` }} />
      </span>
    </Cell>
  );
}

/** "12 of 14". */
export const partOf = (part: number, all: number): string => `${formatCount(part)} of ${formatCount(all)}`;
