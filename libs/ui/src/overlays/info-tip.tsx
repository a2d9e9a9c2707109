import styled from '@emotion/styled';
import ButtonBase from '@mui/material/ButtonBase';
import { t } from '@overland/i18n';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLoadedLater } from '../query/use-loaded-later';

const Root = styled('span')({ display: 'inline-grid' });

const Mark = styled(ButtonBase)({
  width: 24,
  height: 24,
  margin: '-4px 0',
  cursor: 'help',
  // A thumb needs more than is drawn.
  '&::after': { content: '""', position: 'absolute', inset: -10 },
  '& span': {
    display: 'grid',
    placeItems: 'center',
    width: 16,
    height: 16,
    border: '1.5px solid var(--ink-2)',
    borderRadius: '50%',
    fontSize: 11,
    fontWeight: 800,
    lineHeight: 1,
    color: 'var(--ink-2)',
  },
});

const loadWords = () => import('./info-words');

/** The small "i" beside a label, with words on hover, focus and tap; Escape closes them. `about`: "operable". */
export function InfoTip({ about, children }: { about: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const mark = useRef<HTMLButtonElement>(null);
  const id = useId();
  const parts = useLoadedLater(loadWords, isOpen);
  const isShown = isOpen && parts !== null;
  useEscape(isOpen, () => setOpen(false));
  return (
    // The pointer over the words keeps them open; the keyboard has the button.
    <Root onMouseEnter={() => setOpen(true)} onMouseLeave={() => setOpen(false)}>
      <Mark
        ref={mark}
        aria-label={t('About {about}', { about })}
        aria-describedby={isShown ? id : undefined}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true">i</span>
      </Mark>
      {isShown && mark.current && (
        <parts.InfoWords id={id} anchor={mark.current}>
          {children}
        </parts.InfoWords>
      )}
    </Root>
  );
}

function useEscape(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [isOpen]);
}
