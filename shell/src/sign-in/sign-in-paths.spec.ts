import { safeReturn } from './sign-in-paths';

describe('the address after signing in', () => {
  it('is the requested one', () => {
    expect(safeReturn('/orders?status=New')).toBe('/orders?status=New');
  });

  it.each([
    null,
    undefined,
    '',
    '/',
    '/login',
    '/reset-password/x',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
  ])('is the landing page instead of %j', (address) => {
    expect(safeReturn(address)).toBe('/get-quote');
  });
});
