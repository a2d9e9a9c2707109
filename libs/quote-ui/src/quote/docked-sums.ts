import { styled } from '@overland/ui';

/** A total beside a phone's docked button, with small words under it. */
export const DockedTotal = styled('span')({
  display: 'grid',
  alignContent: 'center',
  lineHeight: 1.2,
  fontSize: 20,
  fontWeight: 800,
  '& small': { fontSize: 13, fontWeight: 400, color: 'var(--ink-2)' },
});

/** A price there that follows the form. */
export const DockedPrice = styled('output')({
  alignSelf: 'center',
  fontSize: 24,
  fontWeight: 800,
  lineHeight: 1.2,
  '&[data-stale=true]': { opacity: 0.55 },
});
