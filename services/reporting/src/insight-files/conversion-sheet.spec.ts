import { conversionSheet } from './conversion-sheet.js';
import { tableOf } from './insight-sheet.js';

const total = { quoted: 4, saved: 3, booked: 1, percent: 25 };

describe('the sheet of conversion', () => {
  it('names owners, lanes, levels, prices and why quotes were lost, and companies where there are several', () => {
    const report = {
      portalId: null,
      from: '2026-11-01',
      to: '2026-11-30',
      total,
      companies: [{ portalId: 'a', companyName: 'Riverside Motors', ...total }],
      owners: [
        { ownerId: 'lee', ownerName: 'Lee Park', companyName: 'Riverside Motors', ...total, volume: 900 },
        { ownerId: null, ownerName: '', companyName: '', ...total, volume: 0 },
      ],
      volume: 900,
      lanes: [{ pickupState: 'TX', deliveryState: 'CO', ...total }],
      levels: [{ serviceLevel: 3 as const, ...total }],
      priceSteps: [
        { from: 500, to: 750, ...total },
        { from: 3000, to: null, ...total },
      ],
      lost: { quotes: 1, reasons: [{ reason: 'price' as const, quotes: 1 }] },
      followUps: {
        byHand: { quotes: 2, booked: 1, percent: 50 },
        byRule: { quotes: 0, booked: 0, percent: null },
      },
    };
    const rowsOf = (sheet: ReturnType<typeof conversionSheet>) => sheet.groups.flatMap(({ rows }) => rows);
    const names = (sheet: ReturnType<typeof conversionSheet>) => rowsOf(sheet).map(([name]) => name);
    const expected = [
      'TX → CO',
      'Level 3',
      '$500 to $749',
      '$3,000 and more',
      'Followed up by hand',
      'Followed up by rule',
      'Lost: Price too high',
    ];
    expect(names(conversionSheet(report))).toEqual(['Lee Park', 'No owner', ...expected]);
    const two = [...report.companies, { portalId: 'b', companyName: 'Northgate', ...total }];
    expect(names(conversionSheet({ ...report, companies: two }))).toEqual([
      'Riverside Motors',
      'Northgate',
      'Lee Park, Riverside Motors',
      'No owner',
      ...expected,
    ]);
    expect(rowsOf(conversionSheet(report))).toContainEqual([
      'Followed up by hand',
      2,
      null,
      1,
      50,
      null,
      null,
    ]);
    expect(rowsOf(conversionSheet(report))).toContainEqual(['Lee Park', 4, 3, 1, 25, 900, null]);
    const { header, rows } = tableOf(conversionSheet(report));
    expect(header.slice(0, 2)).toEqual(['By', 'Name']);
    expect(rows[0]?.slice(0, 3)).toEqual(['Owner', 'Lee Park', 4]);
    expect(rows.at(-1)?.slice(0, 3)).toEqual(['All', 'Total', 4]);
    expect(conversionSheet(report).total).toEqual(['Total', 4, 3, 1, 25, 900, 1]);
  });
});
