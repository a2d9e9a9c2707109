import type { Page } from '@overland/federation';

export const pages = [
  { path: '/', title: 'Sign in', access: 'anyone' },
  { path: '/login', title: 'Sign in', access: 'anyone', frame: 'none' },
  { path: '/auth', title: 'Enter your code', access: 'anyone', frame: 'none' },
  { path: '/forgot-password', title: 'Forgot password', access: 'anyone', frame: 'none' },
  { path: '/reset-password/:token?', title: 'Reset password', access: 'anyone', frame: 'none' },
  { path: '/second-step', title: 'Set up a second step', access: 'anyone', frame: 'none' },
  {
    path: '/notices',
    title: 'Notices',
    access: 'signedIn',
    commands: [{ label: 'Notices', also: 'bell reminders mentions' }],
    skeleton: 'detail',
  },
  { path: '/account', title: 'Account', access: 'signedIn', skeleton: 'form' },
] as const satisfies readonly Page[];
