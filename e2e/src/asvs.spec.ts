import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const page = readFileSync(path.join(root, 'docs/security/asvs.md'), 'utf8');

const statuses = ['met', 'not met', 'n/a'];
/** How many requirements of levels 1 and 2 each chapter of the standard has. */
const rowsOfChapters = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

const rows = [...page.matchAll(/^\| ((\d+)\.\d+\.\d+) \| ([12]) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, id = '', chapter = '', , , status = '', why = '']) => ({
    id,
    chapter: Number(chapter),
    status,
    why,
  }),
);
const sumsOf = (some: typeof rows) => [
  some.length,
  ...statuses.map((status) => some.filter((row) => row.status === status).length),
];

it('every requirement has one row with its status', () => {
  expect(rowsOfChapters.map((_, at) => rows.filter(({ chapter }) => chapter === at + 1).length)).toEqual(
    rowsOfChapters,
  );
  expect(new Set(rows.map(({ id }) => id)).size).toBe(253);
  expect(rows.filter(({ status }) => !statuses.includes(status))).toEqual([]);
});

it('the sums above are those of the rows', () => {
  const above = [...page.matchAll(/^\| (?:V\d+ [^|]+|all) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$/gm)].map(
    ([, ...sums]) => sums.map(Number),
  );
  const chapters = rowsOfChapters.map((_, at) => sumsOf(rows.filter(({ chapter }) => chapter === at + 1)));
  expect(above).toEqual([...chapters, sumsOf(rows)]);
});

it('rows name files that exist, and one that is met a test or a document', () => {
  const filesOf = (why: string) =>
    [...why.matchAll(/`([\w./-]+\/[\w.-]+\.\w+|[A-Z]+\.md)`/g)].map(([, file = '']) => file);
  const isProof = (file: string) => /(spec|e2e|long|specification)\.tsx?$|\.md$/.test(file);
  const gone = rows.flatMap(({ id, why }) =>
    filesOf(why)
      .filter((file) => !existsSync(path.join(root, file)))
      .map((file) => `${id}: ${file}`),
  );
  const unproved = rows.filter(({ status, why }) => status === 'met' && !filesOf(why).some(isProof));
  expect(gone).toEqual([]);
  expect(unproved).toEqual([]);
});
