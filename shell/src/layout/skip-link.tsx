import { styled } from '@overland/ui';

const Skip = styled('a')({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 1500,
  padding: '10px 16px',
  borderRadius: 8,
  background: 'var(--ink)',
  color: 'var(--paper)',
  fontWeight: 600,
  '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' },
});

export function SkipLink() {
  return <Skip href="#main">Skip to main content</Skip>;
}
