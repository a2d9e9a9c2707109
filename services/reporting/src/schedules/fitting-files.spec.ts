import { fittingFiles, mostAttached } from './fitting-files.js';

const aFile = (kind: 'application/pdf' | 'text/csv', length: number) => ({
  name: 'Report',
  kind,
  base64: 'A'.repeat(length),
});

describe('the files of one email', () => {
  it.each([
    ['both as long as they fit', 500_000, 200_000, ['application/pdf', 'text/csv']],
    ['the CSV where both together are too large', 500_001, 200_000, ['text/csv']],
    ['the CSV where the PDF is', mostAttached + 1, 100, ['text/csv']],
    ['none where the CSV is too large by itself', 100, mostAttached + 1, []],
  ] as const)('are %s', (_what, pdf, csv, kinds) => {
    const fitting = fittingFiles([aFile('application/pdf', pdf), aFile('text/csv', csv)]);
    expect(fitting.map(({ kind }) => kind)).toEqual(kinds);
  });
});
