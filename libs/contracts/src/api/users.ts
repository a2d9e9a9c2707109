import * as z from 'zod/mini';
import { userListStatuses } from '../constants.js';
import { endpoint, endpointsOf } from '../endpoint.js';
import { id } from '../fields.js';
import { commaList, listQueryFields, page } from '../list.js';
import { PersonName } from '../owner.js';
import { Role } from '../roles.js';
import { OwnSecondSteps } from '../second-step-form.js';
import { Person, User } from '../user.js';

const listQuery = z.strictObject({
  ...listQueryFields(['lastName', 'email', 'role', 'companyName', 'createdAt'], 'lastName'),
  /** View As: honored for MCAdmin, ignored for everyone else. */
  portalId: z.optional(id),
  role: z.optional(Role),
  status: z.optional(commaList(userListStatuses)),
});

export const users = endpointsOf('identity', {
  own: endpoint('GET', '/user', {
    access: 'signedIn',
    summary: 'The own account',
    reply: User,
  }),
  get: endpoint('GET', '/user/:userId', {
    access: ['MCAdmin', 'Admin'],
    summary: 'One user',
    params: z.object({ userId: id }),
    reply: User,
  }),
  secondSteps: endpoint('GET', '/user/:userId/second-steps', {
    access: ['MCAdmin', 'Admin'],
    summary: 'What one user has set up for signing in',
    params: z.object({ userId: id }),
    reply: OwnSecondSteps,
  }),
  list: endpoint('GET', '/users', {
    access: ['MCAdmin', 'Admin'],
    summary: 'The users of the own portal, or of the portal viewed as',
    query: listQuery,
    reply: page(User),
  }),
  listOfPortal: endpoint('GET', '/users/:portalId', {
    access: ['MCAdmin', 'Admin'],
    summary: 'The users of one portal',
    params: z.object({ portalId: id }),
    reply: page(User),
  }),
  listAll: endpoint('GET', '/admin/users', {
    access: ['MCAdmin'],
    summary: 'The users of all portals',
    query: listQuery,
    reply: page(User),
  }),
  /** Of the own company; for MCAdmin the provider's staff, and the people of the company named. */
  names: endpoint('GET', '/users/names', {
    access: 'signedIn',
    rate: 'cheap',
    summary: 'Who owns quotes and orders, or may be given some, by name alone',
    query: z.strictObject({ portalId: z.optional(id) }),
    reply: z.array(PersonName),
  }),
  export: endpoint('GET', '/users/export', {
    access: ['MCAdmin', 'Admin'],
    summary: 'The users that the filter finds, as CSV',
    query: listQuery,
    file: 'text/csv',
  }),
  /** Reporting asks before it sends what somebody has had scheduled. Unknown: 404. */
  person: endpoint('POST', '/service/users/person', {
    access: 'service',
    summary: 'Who somebody is by now, and what the person may do',
    body: z.object({ userId: id }),
    reply: Person,
  }),
});
