interface DaysPastDue {
  label: string;
  /** Both days are included; an absent one leaves that end open. */
  from?: number;
  to?: number;
}

/** What is owed by the days past its due day, as the receivables report sums it and COD filters by it. */
export const owedAges = {
  current: { label: 'Not past due', to: 0 },
  upTo30: { label: '1–30 days', from: 1, to: 30 },
  upTo60: { label: '31–60 days', from: 31, to: 60 },
  upTo90: { label: '61–90 days', from: 61, to: 90 },
  over90: { label: 'Over 90 days', from: 91 },
} as const satisfies Record<string, DaysPastDue>;
export type OwedAge = keyof typeof owedAges;
export const owedAgeNames = Object.keys(owedAges) as OwedAge[];

/** The condition that so many days, an expression in SQL, are of that age. */
export function owedAgeSql(age: OwedAge, days: string): string {
  const { from, to }: DaysPastDue = owedAges[age];
  const bounds = [from === undefined ? [] : `${days} >= ${from}`, to === undefined ? [] : `${days} <= ${to}`];
  return `(${bounds.flat().join(' and ')})`;
}
