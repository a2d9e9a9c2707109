import { aSession } from '@overland/service-kit/testing';
import { checkPeople } from './check-people.js';

const lone = { portalId: '11111111-1111-4111-8111-111111111111', companyName: 'Lone Star Motors' };
const admin = aSession({ role: 'Admin', portalId: lone.portalId });
const row = (line: number, email: string, role = 'User') => ({
  line,
  cells: { email, firstName: 'Tess', lastName: 'Holloway', role },
});

it('says of each row who would be invited, and who would be refused why', () => {
  const rows = [
    row(2, 'tess@lonestar.example'),
    row(3, 'TESS@lonestar.example'),
    row(4, 'kayla@lonestar.example'),
    row(5, 'not an address'),
    row(6, 'boss@lonestar.example', 'MCAdmin'),
  ];
  const taken = new Set(['kayla@lonestar.example']);
  const checked = checkPeople(rows, { caller: admin, companies: [lone], taken });
  expect(checked.map(({ line, status, message }) => [line, status, message])).toEqual([
    [2, 'waiting', null],
    [3, 'failed', 'Line 2 has this address, too.'],
    [4, 'failed', 'Somebody with this email address already has an account.'],
    [5, 'failed', 'Email is not a valid email!'],
    [6, 'failed', 'Role “MCAdmin” is not one of: Admin, User.'],
  ]);
});
