import { PlainList, styled } from '@overland/ui';

export const Tiles = styled(PlainList)({
  margin: '0 0 16px',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: 12,
});

export const Tile = styled('li')({
  minWidth: 0,
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  border: '1px solid var(--line)',
  borderRadius: 8,
  overflow: 'hidden',
});

export const Picture = styled('div')({
  display: 'grid',
  placeItems: 'center',
  height: 84,
  background: 'var(--ground)',
  color: 'var(--ink-2)',
  '& img': { width: '100%', height: 84, objectFit: 'cover' },
});

export const Words = styled('div')({
  padding: '10px 12px 4px',
  fontSize: 14,
  lineHeight: 1.4,
  '& b': { display: 'block', fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: 13, color: 'var(--ink-2)' },
  '& strong': { display: 'block', fontSize: 13, fontWeight: 600, color: 'var(--sign)' },
  '& em': { fontStyle: 'normal', color: 'var(--stop)' },
});

export const Steps = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 14px',
  padding: '0 12px 8px',
  fontSize: 14,
  '& a': { color: 'var(--blue)', textUnderlineOffset: 3, padding: '4px 0' },
  '& button': { textAlign: 'left' },
});
