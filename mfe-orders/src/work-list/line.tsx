import { PHONE, styled } from '@overland/ui';

export const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(160px, 3fr) minmax(0, 3fr) minmax(0, 5fr) 270px',
  gap: 16,
  alignItems: 'center',
  minHeight: 60,
  padding: '8px 20px',
  borderTop: '1px solid var(--line)',
  fontSize: 14,
  lineHeight: 1.4,
  '& small': { display: 'block', fontSize: 13, color: 'var(--ink-2)' },
  [PHONE]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 4,
    padding: '12px 16px',
    '& > :not(:first-child)': { paddingLeft: 20 },
    '& > :last-child': { justifySelf: 'start', marginTop: 6 },
  },
});
