import { BellIcon, IconButton, styled, Unseen } from '@overland/ui';
import { shortCount } from './notice-words';

const Corner = styled('span')({
  position: 'absolute',
  top: -9,
  left: '55%',
  minWidth: 18,
  padding: '0 5px',
  borderRadius: 9,
  background: 'var(--sign)',
  color: 'var(--sign-ink)',
  fontSize: 12,
  fontWeight: 600,
  lineHeight: '18px',
  textAlign: 'center',
});
const Around = styled('span')({ position: 'relative', display: 'inline-flex' });

interface BellProps {
  unread: number;
  onClick: () => void;
}

const nameOf = (unread: number) => (unread === 0 ? 'Notices' : `Notices, ${unread} unread`);

export const BellButton = ({ unread, onClick }: BellProps) => (
  <IconButton label={nameOf(unread)} onClick={onClick}>
    <Around>
      <BellIcon size={22} />
      {unread > 0 && <Corner aria-hidden="true">{shortCount(unread)}</Corner>}
    </Around>
  </IconButton>
);

/** Reads out that something new has come. */
export const BellStatus = ({ unread }: Pick<BellProps, 'unread'>) => (
  <Unseen role="status">{unread > 0 && nameOf(unread)}</Unseen>
);
