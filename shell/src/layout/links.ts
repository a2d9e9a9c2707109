import type { Role } from '@overland/contracts';

export type LinkName =
  | 'quotes'
  | 'orders'
  | 'cod'
  | 'surveys'
  | 'reports'
  | 'portals'
  | 'users'
  | 'portalSettings'
  | 'settings';

export interface SidebarLink {
  name: LinkName;
  label: string;
  to: string;
}

export interface LinksFor {
  role: Role;
  portalId: string;
  isSuperAdmin: boolean;
  /** The portal viewed as; null is All (Administrator). */
  viewedPortalId: string | null;
  /** The provider's own customer portal, the "one special portal" of the specification. */
  customerPortalId: string | null;
}

/**
 * The links of the sidebar between Get Quote and Account (specification, section 2, Sidebar). COD, Portals and
 * Settings show only while all portals, or the special one, are viewed.
 */
export function sidebarLinks(person: LinksFor): SidebarLink[] {
  const isMCAdmin = person.role === 'MCAdmin';
  const isAdmin = person.role === 'Admin';
  const seesAll =
    isMCAdmin && (person.viewedPortalId === null || person.viewedPortalId === person.customerPortalId);
  const rows: Array<[shown: boolean, link: SidebarLink]> = [
    [true, { name: 'quotes', label: 'Quotes', to: '/quotes' }],
    [true, { name: 'orders', label: 'Orders', to: '/orders' }],
    [seesAll, { name: 'cod', label: 'COD', to: '/cod' }],
    [person.role !== 'User', { name: 'surveys', label: 'Surveys', to: '/survey' }],
    [isMCAdmin, { name: 'reports', label: 'Reports', to: '/reports' }],
    [seesAll, { name: 'portals', label: 'Portals', to: '/portals' }],
    [isMCAdmin || isAdmin, { name: 'users', label: 'Users', to: '/users' }],
    [
      isAdmin,
      { name: 'portalSettings', label: 'Portal Settings', to: `/portal/${person.portalId}/settings` },
    ],
    [seesAll && person.isSuperAdmin, { name: 'settings', label: 'Settings', to: '/settings' }],
  ];
  return rows.filter(([shown]) => shown).map(([, link]) => link);
}
