import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from '@overland/web';
import type { ButtonHTMLAttributes, ComponentProps } from 'react';
import { PHONE } from '../theme/tokens';

export type ButtonVariant = 'go' | 'plain' | 'quiet' | 'stop' | 'danger';
export type ButtonSize = 'normal' | 'small';

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its place. */
  wide?: boolean;
}

const variants: Record<ButtonVariant, CSSObject> = {
  go: {
    background: 'var(--sign)',
    borderColor: 'var(--sign)',
    color: 'var(--sign-ink)',
    '&:hover:not([aria-disabled=true])': { background: 'var(--sign-2)', borderColor: 'var(--sign-2)' },
  },
  plain: {
    background: 'var(--paper)',
    borderColor: 'var(--field)',
    color: 'var(--ink)',
    '&:hover:not([aria-disabled=true])': { background: 'var(--tint)' },
  },
  quiet: {
    background: 'transparent',
    borderColor: 'transparent',
    color: 'var(--ink-2)',
    '&:hover:not([aria-disabled=true])': { background: 'var(--tint)', color: 'var(--ink)' },
  },
  stop: {
    background: 'transparent',
    borderColor: 'transparent',
    color: 'var(--stop)',
    '&:hover:not([aria-disabled=true])': { background: 'var(--stop-tint)' },
  },
  danger: {
    background: 'var(--stop)',
    borderColor: 'var(--stop)',
    color: 'var(--paper)',
    '&:hover:not([aria-disabled=true])': { filter: 'brightness(.92)' },
  },
};

function look({ variant = 'plain', size = 'normal', wide = false }: Look): CSSObject {
  return {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minHeight: size === 'small' ? 36 : 44,
    padding: size === 'small' ? '0 12px' : '0 18px',
    border: '1px solid',
    borderRadius: 8,
    font: 'inherit',
    fontSize: size === 'small' ? 14 : 16,
    fontWeight: 600,
    lineHeight: 1.2,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color 100ms, border-color 100ms',
    ...(wide && { width: '100%' }),
    ...variants[variant],
    '&:disabled': { opacity: 0.55, cursor: 'default' },
    '&[aria-disabled=true]': { opacity: 0.72, cursor: 'progress' },
  };
}

const isLook = (prop: PropertyKey) => prop === 'variant' || prop === 'size' || prop === 'wide';
const PlainButton = styled('button', { shouldForwardProp: (prop) => !isLook(prop) })<Look>(look);
const PlainLink = styled(Link, { shouldForwardProp: (prop) => !isLook(prop) })<Look>(look);

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** Shown instead of the label while the work goes on; the button does nothing then, and keeps the focus. */
  busyLabel?: string;
  busy?: boolean;
}

/** One filled (`go`; `danger` to destroy, in dialogs) button a screen. Sends no form unless `type="submit"`. */
export function Button({
  busy = false,
  busyLabel,
  type = 'button',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <PlainButton
      {...rest}
      type={type}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy && busyLabel !== undefined ? busyLabel : children}
    </PlainButton>
  );
}

/** A link that looks like a button. */
export function LinkButton(props: ComponentProps<typeof Link> & Look) {
  return <PlainLink {...props} />;
}

const PlainTextButton = styled('button')({
  font: 'inherit',
  border: 0,
  background: 'none',
  padding: '4px 0',
  color: 'var(--blue)',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
  '&:disabled': { color: 'var(--ink-2)', cursor: 'default', textDecoration: 'none' },
});

const PlainIconButton = styled('button')({
  display: 'inline-grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  padding: 0,
  border: 0,
  borderRadius: 8,
  background: 'transparent',
  color: 'var(--ink-2)',
  cursor: 'pointer',
  '&:hover': { background: 'var(--tint)', color: 'var(--ink)' },
  [PHONE]: { width: 44, height: 44 },
});

/** A button that reads as a link in text: "Switch". */
export function TextButton({ type = 'button', ...rest }: ComponentProps<'button'>) {
  return <PlainTextButton {...rest} type={type} />;
}

/** A square button for an icon. */
export function IconButton({
  label,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { label: string }) {
  return <PlainIconButton {...rest} type={type} aria-label={label} title={label} />;
}

const Dock = styled('div')({
  display: 'none',
  [PHONE]: {
    display: 'flex',
    gap: 12,
    position: 'fixed',
    left: 0,
    right: 0,
    bottom: 'var(--dock-bottom, 0px)',
    zIndex: 3,
    padding: '12px 16px max(12px, env(safe-area-inset-bottom))',
    background: 'var(--paper)',
    borderTop: '1px solid var(--line)',
    '& > *': { flex: 1 },
  },
});

/** On a phone, the page's main actions at the bottom in reach of the thumb; not shown on wider windows. */
export function DockedActions(props: ComponentProps<typeof Dock>) {
  return <Dock {...props} />;
}
