import styled from '@emotion/styled';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

const Root = styled('span')({ position: 'relative', display: 'inline-grid' });

const Mark = styled('button')({
  display: 'inline-grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  margin: '-4px 0',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'help',
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

const Words = styled('span')({
  position: 'absolute',
  zIndex: 20,
  left: '50%',
  bottom: 'calc(100% + 4px)',
  width: 'max-content',
  maxWidth: 260,
  padding: '8px 12px',
  borderRadius: 8,
  background: 'var(--ink)',
  color: 'var(--paper)',
  fontSize: 14,
  fontWeight: 400,
  lineHeight: 1.4,
  // From the mark to the words the pointer crosses no gap that would close them.
  '&::after': { content: '""', position: 'absolute', left: 0, right: 0, top: '100%', height: 8 },
});

/** Kept free between the words and the edge of the window, pixels. */
const edge = 8;

/**
 * The small "i" beside a label, with words on hover, focus and tap; Escape closes them. `about`: what it explains,
 * "operable". Not MUI's tooltip, whose positioning would weigh 11 KB on the first view of the quote form.
 */
export function InfoTip({ about, children }: { about: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const words = useRef<HTMLSpanElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    if (isOpen && words.current) keepInWindow(words.current);
  }, [isOpen]);
  useEscape(isOpen, () => setOpen(false));
  return (
    // The pointer over the words keeps them open; keys have the button.
    <Root onMouseEnter={() => setOpen(true)} onMouseLeave={() => setOpen(false)}>
      <Mark
        type="button"
        aria-label={`About ${about}`}
        aria-describedby={isOpen ? id : undefined}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true">i</span>
      </Mark>
      {isOpen && (
        <Words ref={words} id={id} role="tooltip">
          {children}
        </Words>
      )}
    </Root>
  );
}

/** Centred over the mark, but never over the edge of the window. */
function keepInWindow(words: HTMLElement): void {
  words.style.transform = 'translateX(-50%)';
  const { left, right } = words.getBoundingClientRect();
  const over = Math.min(0, left - edge) || Math.max(0, right + edge - document.documentElement.clientWidth);
  if (over !== 0) words.style.transform = `translateX(calc(-50% - ${over}px))`;
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
