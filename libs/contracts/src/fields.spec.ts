import {
  Agent,
  isAllowed,
  messages,
  OrderRequest,
  optionalName,
  PublicOrderRequest,
  PublicQuoteRequest,
  personName,
} from './index.js';

const message = 'Please enter a name of at most 80 characters, on one line and without web addresses.';
const messageOf = (value: unknown) => personName.safeParse(value).error?.issues[0]?.message;

describe('names of people and companies', () => {
  it.each([
    'Zoë O’Hara-Núñez',
    '李小龍',
    'محمد علي',
    'Smith & Sons, Inc. (Dallas/Fort Worth)',
    'a'.repeat(80),
  ])('takes %p', (name) => {
    expect(personName.parse(` ${name} `)).toBe(name);
  });

  it.each([
    ['a name of 81 characters', 'a'.repeat(81)],
    ['a line break', 'Ann\nBcc: all@example.com'],
    ['a carriage return', 'Ann\rLee'],
    ['a line separator', 'Ann\u2028Lee'],
    ['a control character', 'Ann\u0007Lee'],
    ['a character that turns the text around', 'Ann\u202eeeL'],
    ['an isolate', 'Ann\u2066Lee'],
    ['a web address', 'Cheap cars at https://example.com'],
  ])('refuses %s', (_what, name) => {
    expect(messageOf(name)).toBe(message);
    expect(optionalName.safeParse(name).success).toBe(false);
  });

  it('requires a name where one is needed, and takes none where it is optional', () => {
    expect(messageOf('  ')).toBe('This field is required.');
    expect(messageOf(undefined)).toBe('This field is required.');
    expect([optionalName.parse(undefined), optionalName.parse(' ')]).toEqual(['', '']);
  });

  it.each([
    ['the customer of a public quote', PublicQuoteRequest, 'customerFullName'],
    ['the customer of an order', OrderRequest, 'customerFullName'],
    ['the business at pickup', PublicOrderRequest, 'pickupBusinessName'],
    ['the contact at delivery', OrderRequest, 'deliveryContactName'],
    ['an agent', Agent, 'name'],
  ])('holds for %s', (_what, schema, field) => {
    const issues = schema.safeParse({ [field]: 'Win at example.com' }).error?.issues ?? [];
    expect(issues).toContainEqual(
      expect.objectContaining({ path: [field], message: messages.noWebAddresses }),
    );
  });
});

describe('the access of an endpoint', () => {
  const user = { role: 'User', isSuperAdmin: false } as const;
  const superAdmin = { role: 'MCAdmin', isSuperAdmin: true } as const;

  it('admits everyone to public endpoints, signed-in users to theirs, and no user to those for services', () => {
    expect([isAllowed('public', user), isAllowed('signedIn', user)]).toEqual([true, true]);
    expect([isAllowed('service', user), isAllowed('service', superAdmin)]).toEqual([false, false]);
  });

  it('lets only the listed roles call, and only a super admin among MCAdmin where one is needed', () => {
    expect([isAllowed(['Admin', 'User'], user), isAllowed(['MCAdmin'], user)]).toEqual([true, false]);
    expect(isAllowed('superAdmin', superAdmin)).toBe(true);
    expect(isAllowed('superAdmin', { role: 'MCAdmin', isSuperAdmin: false })).toBe(false);
    expect(isAllowed('superAdmin', { role: 'User', isSuperAdmin: true })).toBe(false);
  });
});
