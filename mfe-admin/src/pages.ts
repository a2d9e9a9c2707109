import type { Page } from '@overland/federation';

/** The pages of the administration area. */
export const pages = [
  {
    path: '/survey',
    title: 'Survey Results',
    access: 'adminOrMCAdmin',
    sidebar: { label: 'Surveys', icon: 'surveys', order: 40 },
  },
  { path: '/survey/:id', title: 'Survey Results', access: 'mcAdmin', under: '/survey' },
  {
    path: '/reports',
    title: 'Reports',
    access: 'mcAdmin',
    sidebar: { label: 'Reports', icon: 'reports', order: 50 },
  },
  {
    path: '/portals',
    title: 'Portals',
    access: 'mcAdmin',
    sidebar: { label: 'Portals', icon: 'portals', order: 60, onlyWhileViewingAll: true },
    skeleton: 'list',
  },
  { path: '/portals/new', title: 'Create Portal', access: 'mcAdmin', under: '/portals', skeleton: 'form' },
  {
    path: '/portal/:portalId',
    title: 'Update Portal',
    access: 'mcAdmin',
    under: '/portals',
    skeleton: 'form',
  },
  {
    path: '/users',
    title: 'Users',
    access: 'adminOrMCAdmin',
    sidebar: { label: 'Users', icon: 'users', order: 70 },
    skeleton: 'list',
  },
  { path: '/users/new', title: 'Create User', access: 'adminOrMCAdmin', under: '/users', skeleton: 'form' },
  {
    path: '/users/new-user',
    title: 'Create User',
    access: 'adminOrMCAdmin',
    under: '/users',
    skeleton: 'form',
  },
  { path: '/user/:userId', title: 'User', access: 'adminOrMCAdmin', under: '/users', skeleton: 'form' },
  {
    path: '/audit',
    title: 'Audit Trail',
    access: 'adminOrMCAdmin',
    sidebar: { label: 'Audit', icon: 'audit', order: 75 },
    skeleton: 'list',
  },
  {
    path: '/portal/:portalId/settings',
    title: 'Portal Settings',
    access: 'adminOrMCAdmin',
    sidebar: { label: 'Portal Settings', icon: 'settings', order: 80, roles: ['Admin'] },
    under: '/portals',
    skeleton: 'form',
  },
  {
    path: '/settings',
    title: 'Global Settings',
    access: 'superAdmin',
    sidebar: { label: 'Settings', icon: 'settings', order: 90, onlyWhileViewingAll: true },
    skeleton: 'form',
  },
] as const satisfies readonly Page[];
