import { PHONE, styled } from '@overland/ui';

export const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(170px, 2fr) minmax(0, 2fr) minmax(0, 4fr) minmax(250px, auto)',
  gap: 16,
  alignItems: 'center',
  minHeight: 60,
  padding: '8px 20px',
  borderTop: '1px solid var(--line)',
  fontSize: 14,
  lineHeight: 1.4,
  '& small': { display: 'block', fontSize: 13, color: 'var(--ink-2)' },
  [PHONE]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '4px 12px',
    padding: '12px 16px',
    '& > :nth-of-type(2), & > :nth-of-type(3)': { gridColumn: 1, paddingLeft: 20 },
    '& > :last-child': { gridColumn: 2, gridRow: '1 / span 3' },
  },
});
