import { findByPath } from '@overland/federation';
import { ButtonBase, styled } from '@overland/ui';
import { Link, useLocation } from '@overland/web';
import type { ReactNode } from 'react';
import { usePages } from '../app/areas';
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

const centered = { 'aside &': { justifyContent: 'center' } } as const;
const ItemLink = styled(Link)({ ...look, [atIcons]: centered });
const ItemButton = styled(ButtonBase)({
  ...look,
  justifyContent: 'flex-start',
  '& kbd': { marginLeft: 'auto', font: 'inherit', fontSize: 13 },
  [atIcons]: { ...centered, 'aside & kbd': { display: 'none' } },
});

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
  /** Path pattern of the page; the item is current on it and on the pages under it. */
  page: string;
}

export function NavItem({ icon, label, to, page }: NavItemProps) {
  const { pathname } = useLocation();
  const shown = findByPath(pathname, usePages())?.item;
  const isCurrent = shown?.path === page || shown?.under === page;
  return (
    <ItemLink to={to} title={label} aria-current={isCurrent ? 'page' : undefined}>
      {icon}
      <Word>{label}</Word>
    </ItemLink>
  );
}

interface NavActionProps {
  icon: ReactNode;
  label: string;
  keys?: string;
  onClick: () => void;
}

export function NavAction({ icon, label, keys, onClick }: NavActionProps) {
  return (
    <ItemButton title={label} onClick={onClick}>
      {icon}
      <Word>{label}</Word> {keys && <kbd>{keys}</kbd>}
    </ItemButton>
  );
}
