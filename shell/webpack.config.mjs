import { shellConfig } from '@overland/federation/webpack';

export default shellConfig({
  dir: import.meta.dirname,
  pages: {
    '/login': ['./login-form'],
    '/auth': ['./code-form'],
    '/forgot-password': ['./forgot-password-form'],
    '/reset-password': ['./reset-password-form'],
    '/account': ['./staff-frame', './account-page'],
  },
  calls: [
    { method: 'GET', path: '/user' },
    { method: 'GET', path: '/portal' },
  ],
});
