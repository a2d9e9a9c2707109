import {
  CodIcon,
  OrdersIcon,
  PortalsIcon,
  QuotesIcon,
  ReportsIcon,
  SettingsIcon,
  SurveysIcon,
  styled,
  UsersIcon,
} from '@overland/ui';
import { usePortals, useSession, useViewAs } from '@overland/web';
import type { ReactNode } from 'react';
import { type LinkName, type SidebarLink, sidebarLinks } from './links';
import { NavItem } from './nav-item';

const Nav = styled('nav')({ display: 'grid', gap: 4 });

const parts: Record<LinkName, { icon: ReactNode; owns: readonly string[] }> = {
  quotes: { icon: <QuotesIcon />, owns: ['/quotes', '/quote'] },
  orders: { icon: <OrdersIcon />, owns: ['/orders', '/order'] },
  cod: { icon: <CodIcon />, owns: ['/cod'] },
  surveys: { icon: <SurveysIcon />, owns: ['/survey'] },
  reports: { icon: <ReportsIcon />, owns: ['/reports'] },
  portals: { icon: <PortalsIcon />, owns: ['/portals', '/portal'] },
  users: { icon: <UsersIcon />, owns: ['/users', '/user'] },
  portalSettings: { icon: <SettingsIcon />, owns: ['/portal'] },
  settings: { icon: <SettingsIcon />, owns: ['/settings'] },
};

/** The links that the signed-in person's role has. */
export function useSidebarLinks(): SidebarLink[] {
  const { role, portalId, isSuperAdmin } = useSession();
  const viewedPortalId = useViewAs((state) => state.portalId);
  const portals = usePortals().data;
  if (role === null || portalId === null) return [];
  const customerPortalId = portals?.rows.find((row) => row.isCustomerPortal)?._id ?? null;
  return sidebarLinks({
    role,
    portalId,
    isSuperAdmin: isSuperAdmin === true,
    viewedPortalId,
    customerPortalId,
  });
}

export function NavLinks() {
  return (
    <Nav aria-label="Main">
      {useSidebarLinks().map(({ name, label, to }) => (
        <NavItem key={name} label={label} to={to} {...parts[name]} />
      ))}
    </Nav>
  );
}
