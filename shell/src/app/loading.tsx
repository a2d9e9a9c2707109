import { keyframes, styled } from '@overland/ui';
import { useLoadingPages } from '@overland/web';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';

const stillLoadingAfterMs = 3000;

const travel = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } });

const Track = styled('div')({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  height: 3,
  overflow: 'hidden',
  zIndex: 1300,
  '&::before': {
    content: '""',
    display: 'block',
    height: '100%',
    width: '30%',
    background: 'var(--sign)',
    animation: `${travel} 1.1s linear infinite`,
  },
});

const Note = styled('p')({
  position: 'fixed',
  top: 12,
  left: '50%',
  transform: 'translateX(-50%)',
  zIndex: 1300,
  padding: '8px 16px',
  borderRadius: 8,
  background: 'var(--ink)',
  color: 'var(--paper)',
  fontSize: 14,
  fontWeight: 600,
});

/** A bar at once, and words after three seconds. */
export function LoadingNote() {
  const isSlow = useIsSlow();
  return (
    <>
      <Track />
      <div role="status">{isSlow && <Note>Still loading…</Note>}</div>
    </>
  );
}

function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), stillLoadingAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}

export function NavigationNote() {
  const { state } = useNavigation();
  const isPageLoading = useLoadingPages(({ count }) => count > 0);
  return state === 'loading' || isPageLoading ? <LoadingNote /> : null;
}
