import type { account, audit, orderExports, orders, quotes } from '@overland/contracts';

/**
 * Calls by their addresses alone. With the contract's own rows the shell would carry their schemas, whose parts of zod
 * come with every first view; a spec compares them.
 */
export const calls = {
  orders: { method: 'POST', path: '/orders', access: 'signedIn' } as typeof orders.list,
  quotes: { method: 'POST', path: '/quotes', access: 'signedIn' } as typeof quotes.list,
  exports: { method: 'GET', path: '/orders/exports', access: 'signedIn' } as typeof orderExports.list,
  updateAccount: { method: 'PUT', path: '/user', access: 'signedIn' } as typeof account.update,
  changePassword: {
    method: 'PUT',
    path: '/account/password',
    access: 'signedIn',
  } as typeof account.changePassword,
  confirm: { method: 'POST', path: '/account/confirmation', access: 'signedIn' } as typeof account.confirm,
  activity: { method: 'GET', path: '/account/activity', access: 'signedIn' } as typeof audit.own,
  sessions: { method: 'GET', path: '/account/sessions', access: 'signedIn' } as typeof account.sessions,
  endSession: {
    method: 'DELETE',
    path: '/account/sessions/:sessionId',
    access: 'signedIn',
  } as typeof account.endSession,
  endOtherSessions: {
    method: 'DELETE',
    path: '/account/sessions',
    access: 'signedIn',
  } as typeof account.endOtherSessions,
  removeExport: {
    method: 'DELETE',
    path: '/orders/export/:exportId',
    access: 'signedIn',
  } as typeof orderExports.remove,
};
