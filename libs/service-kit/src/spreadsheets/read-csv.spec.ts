import { parseCsv } from './read-csv.js';

it.each([
  ['Windows', 'email,role\r\na@b.co,User\r\nc@d.co,Admin\r\n'],
  ['Unix', 'email,role\na@b.co,User\nc@d.co,Admin\n'],
  ['both, as when lines are added to a template', 'email,role\r\na@b.co,User\nc@d.co,Admin\n'],
])('reads lines that end as on %s', (_system, csv) => {
  expect(parseCsv(csv).map(({ record, info }) => [info.lines, ...record])).toEqual([
    [1, 'email', 'role'],
    [2, 'a@b.co', 'User'],
    [3, 'c@d.co', 'Admin'],
  ]);
});

it('keeps a line break within a cell, as spreadsheets write it, and counts it', () => {
  const lines = parseCsv('name,note\r\nAda,"first\nsecond"\r\nBo,\r\n');
  expect(lines.map(({ record, info }) => [info.lines, record[1]])).toEqual([
    [1, 'note'],
    [3, 'first\nsecond'],
    [4, ''],
  ]);
});
