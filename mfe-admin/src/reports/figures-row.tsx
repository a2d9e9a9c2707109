import { Card, PHONE, styled } from '@overland/ui';
import type { ReactNode } from 'react';

const Cards = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  margin: 0,
  '& > div': { padding: '16px 24px' },
  '& > div + div': { borderLeft: '1px solid var(--line)' },
  '& dt': { fontSize: 14, color: 'var(--ink-2)' },
  '& dd': { margin: 0, fontSize: 14, color: 'var(--ink-2)' },
  '& dd:first-of-type': {
    fontSize: 26,
    fontWeight: 800,
    lineHeight: 1.3,
    color: 'var(--ink)',
    fontVariantNumeric: 'tabular-nums',
  },
  '@media (max-width: 1100px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > div:nth-of-type(odd)': { borderLeft: 0 },
    '& > div:nth-of-type(n + 3)': { borderTop: '1px solid var(--line)' },
  },
  [PHONE]: { '& > div': { padding: '12px 16px' }, '& dd:first-of-type': { fontSize: 20 } },
});

interface FiguresRowProps {
  figures: readonly { label: string; value: ReactNode; note?: ReactNode }[];
}

export function FiguresRow({ figures }: FiguresRowProps) {
  return (
    <Card padded={false}>
      <Cards>
        {figures.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            {note && <dd>{note}</dd>}
          </div>
        ))}
      </Cards>
    </Card>
  );
}
