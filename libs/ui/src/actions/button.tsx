import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import ButtonBase from '@mui/material/ButtonBase';
import { Link } from '@overland/web';
import type { ComponentProps } from 'react';
import { PHONE } from '../theme/tokens';

export type ButtonVariant = 'go' | 'plain' | 'quiet' | 'stop' | 'danger';
export type ButtonSize = 'normal' | 'small';

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
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

function lookOf({ variant = 'plain', size = 'normal', wide = false }: Look): CSSObject {
  return {
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
    transition: 'background-color 100ms, border-color 100ms',
    // As wide as its place, and no wider: large text has more than one line.
    ...(wide && { width: '100%', paddingBlock: 4, whiteSpace: 'normal' }),
    ...(size === 'small' && { [PHONE]: { minHeight: 44 } }),
    ...variants[variant],
    '&.Mui-disabled': { opacity: 0.55 },
    '&[aria-disabled=true]': { opacity: 0.72, cursor: 'progress' },
  };
}

// MUI's Button is ButtonBase with looks of its own and a spinner; ours are these.
type LinkProps = Omit<ComponentProps<typeof Link>, 'color'>;
const LinkBase = (props: LinkProps) => <ButtonBase component={Link} {...props} />;

const withoutLook = { shouldForwardProp: (prop: PropertyKey) => prop !== 'look' };
const DrawnButton = styled(ButtonBase, withoutLook)<{ look: Look }>(({ look }) => lookOf(look));
const DrawnLink = styled(LinkBase, withoutLook)<{ look: Look }>(({ look }) => lookOf(look));

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'color'>, Look {
  /** Shown instead of the label while the work goes on; the button does nothing then, and keeps the focus. */
  busyLabel?: string;
  busy?: boolean;
}

/** One filled (`go`; `danger` to destroy, in dialogs) button a screen. Sends no form unless `type="submit"`. */
export function Button({
  busy = false,
  busyLabel,
  variant,
  size,
  wide,
  type = 'button',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <DrawnButton
      {...rest}
      look={{ variant, size, wide }}
      type={type}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy && busyLabel !== undefined ? busyLabel : children}
    </DrawnButton>
  );
}

export function LinkButton({ variant, size, wide, ...link }: LinkProps & Look) {
  return <DrawnLink {...link} look={{ variant, size, wide }} />;
}

const InText = styled(ButtonBase)({
  font: 'inherit',
  padding: '4px 0',
  verticalAlign: 'baseline',
  color: 'var(--blue)',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  userSelect: 'auto',
  '&.Mui-disabled': { color: 'var(--ink-2)', textDecoration: 'none' },
});

const Square = styled(ButtonBase)({
  width: 36,
  height: 36,
  borderRadius: 8,
  color: 'var(--ink-2)',
  '&:hover': { background: 'var(--tint)', color: 'var(--ink)' },
  [PHONE]: { width: 44, height: 44 },
});

export function TextButton(props: Omit<ComponentProps<'button'>, 'color'>) {
  return <InText {...props} />;
}

export function IconButton({ label, ...rest }: Omit<ComponentProps<'button'>, 'color'> & { label: string }) {
  return <Square {...rest} aria-label={label} title={label} />;
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
    '& > *': { flex: 1, minWidth: 0 },
    // Large text has more than one line.
    '& :is(a, button)': { whiteSpace: 'normal' },
  },
});

/** On a phone, the page's main actions at the bottom in reach of the thumb; not shown on wider windows. */
export function DockedActions(props: ComponentProps<typeof Dock>) {
  return <Dock data-docked {...props} />;
}
