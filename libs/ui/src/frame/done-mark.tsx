import styled from '@emotion/styled';
import { CheckIcon } from '../icons/icons';

const Mark = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  marginBottom: 8,
  borderRadius: '50%',
  background: 'var(--panel)',
  color: 'var(--panel-ink)',
});

/** Above the words that something is done. */
export const DoneMark = () => (
  <Mark aria-hidden="true">
    <CheckIcon size={30} />
  </Mark>
);
