import { toPerson } from './to-person.js';

const lone = { portalId: '11111111-1111-4111-8111-111111111111', companyName: 'Lone Star Motors' };
const north = { portalId: '22222222-2222-4222-8222-222222222222', companyName: 'Northgate Relocation' };
const twin = { ...north, portalId: '33333333-3333-4333-8333-333333333333', companyName: 'Twin' };
const companies = [lone, north, twin, { ...twin, portalId: '44444444-4444-4444-8444-444444444444' }];
const staff = { role: 'MCAdmin', portalId: '55555555-5555-4555-8555-555555555555' } as const;
const admin = { role: 'Admin', portalId: lone.portalId } as const;
const row = { email: 'Tess@LoneStar.example', firstName: 'Tess', lastName: 'Holloway', role: 'user' };

describe('a row of a file of users', () => {
  it('becomes what the form would send, in the own company where none is named', () => {
    expect(toPerson(row, admin, companies)).toMatchObject({
      email: 'tess@lonestar.example',
      firstName: 'Tess',
      role: 'User',
      ...lone,
    });
  });

  it('names the company for MCAdmin, whatever its capitals', () => {
    expect(toPerson({ ...row, company: 'northgate relocation' }, staff, companies)).toMatchObject(north);
  });

  it.each([
    ['no email', { email: '' }, admin, 'Email is required!'],
    ['a wrong email', { email: 'tess' }, admin, 'Email is not a valid email!'],
    ['no role', { role: '' }, admin, 'Role is required!'],
    ['no names', { firstName: '', lastName: ' ' }, admin, 'First name is required! Last name is required!'],
    ['an unknown role', { role: 'Boss' }, staff, 'Role “Boss” is not one of: MCAdmin, Admin, User.'],
    ['a role above the own', { role: 'MCAdmin' }, admin, 'Role “MCAdmin” is not one of: Admin, User.'],
    [
      'several mistakes, all at once',
      { email: 'tess', role: 'Boss' },
      admin,
      'Role “Boss” is not one of: Admin, User. Email is not a valid email!',
    ],
    ['no company, by MCAdmin', {}, staff, 'Please select a portal.'],
    ['an unknown company', { company: 'Nowhere' }, staff, 'There is no company “Nowhere”.'],
    ['a name of two companies', { company: 'Twin' }, staff, 'There are 2 companies “Twin”.'],
    ['a web address for a name', { firstName: 'http://x.example' }, admin, /without web addresses/],
  ])('is refused with %s', (_what, cells, by, message) => {
    expect(() => toPerson({ ...row, ...cells }, by, companies)).toThrow(message);
  });

  it('T3: is refused alike for an Admin with a company that exists and with one that does not', () => {
    for (const company of [north.companyName, 'Nowhere']) {
      const read = () => toPerson({ ...row, company }, admin, companies);
      expect(read).toThrow('You can add people to your own company only.');
    }
  });
});
