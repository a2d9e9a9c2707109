import { CloseIcon, IconButton, PHONE, styled, TextButton } from '@overland/ui';
import { confirmLeaving, hasUnsaved } from '@overland/web';
import { useEffect, useState } from 'react';
import { useReleaseReady, watchReleases } from './new-release';
import { hasTyped } from './unsaved-work';

const Pill = styled('div')({
  position: 'fixed',
  left: '50%',
  bottom: 24,
  transform: 'translateX(-50%)',
  zIndex: 1200,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  maxWidth: 'calc(100vw - 32px)',
  padding: '4px 8px 4px 16px',
  border: '1px solid var(--line)',
  borderRadius: 8,
  background: 'var(--paper)',
  color: 'var(--ink)',
  fontSize: 14,
  fontWeight: 600,
  boxShadow: '0 8px 32px rgb(0 0 0 / .14)',
  // Above what is docked at the bottom of a phone.
  [PHONE]: { bottom: 'auto', top: 64, width: 'max-content' },
});

/** Announces a new version. It is loaded with the next page; the user has to do nothing. */
export function ReleaseNotice() {
  const isReady = useReleaseReady();
  const [isClosed, setClosed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useEffect(watchReleases, []);
  // The next release is announced again.
  useEffect(() => {
    if (isReady) return;
    setClosed(false);
    setAsking(false);
  }, [isReady]);

  const take = async () => {
    // Do not ask twice on a page that asks before leaving.
    if (hasTyped() && !hasUnsaved() && !isAsking) setAsking(true);
    else if (await confirmLeaving()) window.location.reload();
  };
  return (
    <div role="status">
      {isReady && !isClosed && (
        <Pill>
          {isAsking ? 'What you typed here would be lost.' : 'A new version is ready.'}
          <TextButton onClick={() => void take()}>{isAsking ? 'Use it anyway' : 'Use it now'}</TextButton>
          <IconButton label="Later" onClick={() => setClosed(true)}>
            <CloseIcon size={16} />
          </IconButton>
        </Pill>
      )}
    </div>
  );
}
