import { styled } from '@mui/material/styles';

export const CentredLine = styled('p')({
  textAlign: 'center',
  '& a': { display: 'inline-block', padding: '10px 8px', color: 'var(--blue)', textUnderlineOffset: 3 },
});
