import { styled } from '@overland/ui';

export const CenteredLine = styled('p')({
  textAlign: 'center',
  '& a': { display: 'inline-block', padding: '10px 8px', color: 'var(--blue)', textUnderlineOffset: 3 },
});
