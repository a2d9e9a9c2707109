import type { Role, Session } from '@overland/contracts';
import { dayMs } from '@overland/contracts/calendar';
import {
  checkAdministers,
  checkGives,
  checkNotArchived,
  checkNotOneself,
  checkRestorable,
  checkSuperAdminRemains,
  rightsOf,
} from './user-rules.js';

const own = 'own company';
const caller = (role: Role, isSuperAdmin = false): Session => ({
  userId: 'caller',
  sessionId: 'session',
  role,
  portalId: own,
  isSuperAdmin,
});
const rights = (role: Role, { portalId = own, isSuperAdmin = false } = {}) => ({
  role,
  portalId,
  isSuperAdmin,
});

describe('the rights in a form', () => {
  test('are of the caller’s company and no super admin’s unless it says so', () => {
    expect(rightsOf({ role: 'User' }, caller('Admin'))).toEqual(rights('User'));
    const wanted = rights('MCAdmin', { portalId: 'another', isSuperAdmin: true });
    expect(rightsOf(wanted, caller('MCAdmin'))).toEqual(wanted);
  });
});

describe('administering', () => {
  test.each<[Role, Role]>([
    ['User', 'Admin'],
    ['User', 'MCAdmin'],
    ['Admin', 'MCAdmin'],
  ])('is refused to a %s for a %s', (role, other) => {
    expect(() => checkAdministers(caller(role), rights(other))).toThrow(
      expect.objectContaining({
        code: 'forbidden',
        message: 'You cannot change people whose role is above your own.',
      }),
    );
  });

  test.each<[Role, Role]>([
    ['Admin', 'User'],
    ['Admin', 'Admin'],
    ['MCAdmin', 'MCAdmin'],
  ])('is possible to a %s for a %s', (role, other) => {
    expect(() => checkAdministers(caller(role), rights(other))).not.toThrow();
  });

  test('super admins is for super admins', () => {
    const superAdmin = rights('MCAdmin', { isSuperAdmin: true });
    expect(() => checkAdministers(caller('MCAdmin'), superAdmin)).toThrow('above your own');
    expect(() => checkAdministers(caller('MCAdmin', true), superAdmin)).not.toThrow();
  });
});

describe('giving rights', () => {
  test('above one’s own role is refused', () => {
    expect(() => checkGives(caller('Admin'), rights('MCAdmin'))).toThrow('above your own');
  });

  test('in another company is for MCAdmin', () => {
    const elsewhere = rights('User', { portalId: 'another' });
    expect(() => checkGives(caller('Admin'), elsewhere)).toThrow(
      expect.objectContaining({
        code: 'forbidden',
        message: 'You can add people to your own company only.',
      }),
    );
    expect(() => checkGives(caller('MCAdmin'), elsewhere)).not.toThrow();
    expect(() => checkGives(caller('Admin'), rights('User'))).not.toThrow();
  });

  test('of a super admin needs the role MCAdmin', () => {
    const by = caller('MCAdmin', true);
    expect(() => checkGives(by, rights('Admin', { isSuperAdmin: true }))).toThrow(
      expect.objectContaining({ code: 'invalid', message: 'A super admin has the role MCAdmin.' }),
    );
    expect(() => checkGives(by, rights('MCAdmin', { isSuperAdmin: true }))).not.toThrow();
    expect(() => checkGives(by, rights('Admin'))).not.toThrow();
  });
});

test('an archived user must be restored before a change', () => {
  expect(() => checkNotArchived({ status: 'Archived' })).toThrow('Restore the user first.');
  expect(() => checkNotArchived({ status: 'Active' })).not.toThrow();
});

test('nobody takes their own rights', () => {
  expect(() => checkNotOneself(caller('Admin'), 'caller', 'Not your own.')).toThrow('Not your own.');
  expect(() => checkNotOneself(caller('Admin'), 'somebody else', 'Not your own.')).not.toThrow();
});

test('one super admin must remain', () => {
  expect(() => checkSuperAdminRemains(0)).toThrow('This is the last super admin.');
  expect(() => checkSuperAdminRemains(1)).not.toThrow();
});

describe('an archived user', () => {
  const archivedAt = new Date('2026-10-01T12:00:00Z');
  const after = (ms: number) => new Date(archivedAt.getTime() + ms);

  test('can be restored for 30 days, to the millisecond', () => {
    expect(() => checkRestorable({ archivedAt }, after(30 * dayMs))).not.toThrow();
    expect(() => checkRestorable({ archivedAt }, after(30 * dayMs + 1))).toThrow(
      'This user was archived more than 30 days ago and cannot be restored.',
    );
  });

  test('of whom no time is known can be restored', () => {
    expect(() => checkRestorable({ archivedAt: null }, new Date())).not.toThrow();
  });
});
