import { styled, TextButton } from '@overland/ui';

export const Item = styled('li')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: '14px 0',
  borderTop: '1px solid var(--line)',
  '& b': { marginRight: 8 },
});

/** Removes or ends one thing. */
export const StopLink = styled(TextButton)({ color: 'var(--stop)' });
