import type { ReactNode } from 'react';
import { ChevronIcon } from '../icons/icons';

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" fill="none" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

export const UncheckedBox = () => (
  <Icon>
    <rect x="0.5" y="0.5" width="19" height="19" rx="3" stroke="currentColor" fill="var(--paper)" />
  </Icon>
);

export const CheckedBox = () => (
  <Icon>
    <rect width="20" height="20" rx="3" fill="currentColor" />
    <path d="M5 10.4l3.4 3.4L15.2 6.6" stroke="var(--sign-ink)" strokeWidth="2.4" />
  </Icon>
);

export const UncheckedRing = () => (
  <Icon>
    <circle cx="10" cy="10" r="8.5" stroke="currentColor" fill="var(--paper)" />
  </Icon>
);

export const CheckedRing = () => (
  <Icon>
    <circle cx="10" cy="10" r="8" stroke="currentColor" strokeWidth="2" fill="var(--paper)" />
    <circle cx="10" cy="10" r="5" fill="currentColor" />
  </Icon>
);

/** At the end of MUI's Select, which places it by the class. */
export const SelectArrow = ({ className }: { className?: string }) => (
  <span className={className}>
    <ChevronIcon />
  </span>
);
