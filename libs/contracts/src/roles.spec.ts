import { mayAdminister, roles, rolesUpTo } from './roles.js';

test.each([
  ['User', ['User']],
  ['Admin', ['Admin', 'User']],
  ['MCAdmin', ['MCAdmin', 'Admin', 'User']],
] as const)('a %s gives the roles %j', (own, given) => {
  expect(rolesUpTo(own)).toEqual(given);
});

test('people of a role administer those of their own and of lower ones', () => {
  const plain = { isSuperAdmin: false };
  const may = roles.map((role) =>
    roles.filter((other) => mayAdminister({ role, ...plain }, { role: other, ...plain })),
  );
  expect(may).toEqual([['MCAdmin', 'Admin', 'User'], ['Admin', 'User'], ['User']]);
});

test('super admins are administered by super admins alone', () => {
  const superAdmin = { role: 'MCAdmin', isSuperAdmin: true } as const;
  expect(mayAdminister({ role: 'MCAdmin', isSuperAdmin: false }, superAdmin)).toBe(false);
  expect(mayAdminister(superAdmin, superAdmin)).toBe(true);
  expect(mayAdminister({ role: 'User', isSuperAdmin: true }, { role: 'Admin', isSuperAdmin: false })).toBe(
    false,
  );
});
