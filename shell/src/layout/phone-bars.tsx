import {
  ButtonBase,
  IconButton,
  MenuIcon,
  OrdersIcon,
  PlusIcon,
  QuotesIcon,
  SearchIcon,
  styled,
  useLoadedLater,
} from '@overland/ui';
import { Link, useLocation } from '@overland/web';
import { type ReactNode, useEffect, useState } from 'react';
import { BellButton } from '../notices/bell';
import { OwnBrand, useOwnBrand } from './own-brand';
import { atPhone, bottomBarHeight } from './widths';

const Top = styled('header')({
  display: 'none',
  [atPhone]: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 56,
    padding: '8px 16px',
    background: 'var(--paper)',
    borderBottom: '1px solid var(--line)',
    '& a': { textDecoration: 'none', borderRadius: 8 },
  },
});

const Buttons = styled('div')({ display: 'flex', gap: 4 });

const Bottom = styled('nav')({
  display: 'none',
  [atPhone]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, 1fr)',
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: 4,
    height: bottomBarHeight,
    paddingBottom: 'env(safe-area-inset-bottom)',
    background: 'var(--paper)',
    borderTop: '1px solid var(--line)',
  },
  '&& a, && button': {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: 4,
    border: 0,
    background: 'none',
    font: 'inherit',
    fontSize: 12,
    lineHeight: 1,
    color: 'var(--ink-2)',
    textDecoration: 'none',
  },
  '&& [aria-current=page]': { color: 'var(--sign)', fontWeight: 600 },
});

const loadSheet = () => import('./menu-sheet');

interface TopBarProps {
  onSearch: () => void;
  unread: number;
  onNotices: () => void;
}

export function TopBar({ onSearch, unread, onNotices }: TopBarProps) {
  const { name } = useOwnBrand();
  return (
    <Top>
      <Link to="/get-quote" aria-label={`${name}, home`}>
        <OwnBrand />
      </Link>
      <Buttons>
        <BellButton unread={unread} onClick={onNotices} />
        <IconButton label="Search" onClick={onSearch}>
          <SearchIcon size={22} />
        </IconButton>
      </Buttons>
    </Top>
  );
}

/** On a phone: the three places one goes most, and everything else behind Menu. */
export function BottomBar() {
  const [isOpen, setOpen] = useState(false);
  const sheet = useLoadedLater(loadSheet, isOpen);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu
  useEffect(() => setOpen(false), [key]);
  return (
    <>
      <Bottom aria-label="Quick links">
        <Place to="/quotes" label="Quotes" icon={<QuotesIcon size={22} />} />
        <Place to="/get-quote" label="Get Quote" icon={<PlusIcon size={22} />} />
        <Place to="/orders" label="Orders" icon={<OrdersIcon size={22} />} />
        <ButtonBase aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <MenuIcon size={22} />
          Menu
        </ButtonBase>
      </Bottom>
      {sheet && <sheet.MenuSheet isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

function Place({ to, label, icon }: { to: string; label: string; icon: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Link to={to} aria-current={pathname === to ? 'page' : undefined}>
      {icon}
      {label}
    </Link>
  );
}
