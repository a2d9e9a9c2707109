import { styled } from '@overland/ui';
import { Link, useLocation } from '@overland/web';
import type { ReactNode } from 'react';
import { atIcons } from './widths';

const look = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 40,
  padding: '0 12px',
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: 'var(--ink-2)',
  font: 'inherit',
  fontSize: 15,
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  '& svg': { flex: 'none' },
  '&:hover': { background: 'var(--tint)', color: 'var(--ink)' },
  '&[aria-current=page]': { background: 'var(--tint)', color: 'var(--sign)', fontWeight: 600 },
} as const;

const centred = { 'aside &': { justifyContent: 'center' } } as const;
const ItemLink = styled(Link)({ ...look, [atIcons]: centred });
const ItemButton = styled('button')({ ...look, [atIcons]: centred });

/** Beside an icon; in the narrow sidebar it is read aloud only. */
const Word = styled('span')({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [atIcons]: { 'aside &': { position: 'absolute', width: 1, height: 1, clipPath: 'inset(50%)' } },
});

interface NavItemProps {
  icon: ReactNode;
  label: string;
  to: string;
  /** Path prefixes where the item is the current one. */
  owns: readonly string[];
}

export function NavItem({ icon, label, to, owns }: NavItemProps) {
  const { pathname } = useLocation();
  const isCurrent = owns.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
  return (
    <ItemLink to={to} title={label} aria-current={isCurrent ? 'page' : undefined}>
      {icon}
      <Word>{label}</Word>
    </ItemLink>
  );
}

export function NavAction({ icon, label, onClick }: { icon: ReactNode; label: string; onClick: () => void }) {
  return (
    <ItemButton type="button" title={label} onClick={onClick}>
      {icon}
      <Word>{label}</Word>
    </ItemButton>
  );
}
