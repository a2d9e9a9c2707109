// Which files of tests may run beside which others, two at a time (jest.config.mjs), and in which order they start.

/** They need the shared product for themselves, for these reasons. All others share it with each other. */
export const alone = {
  'release.e2e.ts': 'releases areas, which every open page notices and loads',
  'settings.e2e.ts': 'changes the prices, holidays and makes of everyone',
  'threats-sql.e2e.ts': 'compares the number of rows in all databases before and after',
};

/** They start products of their own, so they run beside any other. The longest first. */
export const withOwnProduct = [
  'split.e2e.ts',
  'chaos.e2e.ts',
  'outages.e2e.ts',
  'email-crash.e2e.ts',
  'traces.e2e.ts',
  'backup.e2e.ts',
  'restart.e2e.ts',
  'draining.e2e.ts',
];

/** The longest of the others: started last, one of them would be waited for. */
export const longest = ['accessible.e2e.ts', 'faults.e2e.ts'];
