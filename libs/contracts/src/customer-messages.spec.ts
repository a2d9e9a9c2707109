import { inLanguage, languages, translate } from '@overland/i18n';
import '@overland/i18n/server';
import * as z from 'zod/mini';
import { allEndpoints, carrierMessages, messages, OrderRequest } from './index.js';

/** What a field may hold that it should not. */
const bad = [
  undefined,
  null,
  '',
  ' ',
  'x'.repeat(5000),
  'no://where',
  '1890',
  7,
  9_999_999,
  true,
  [],
  {},
  [{}],
];

const within = (value: unknown) => [
  { make: value, model: value, operableBool: value, vin: value, year: value },
  { vin: 'TOO-SHORT', year: '2021' },
  { vin: '1HGCM82633A004352', year: '2021' },
  { vin: '1HGCM82633A004352', year: '2021' },
];

/** All that a schema says of values that it refuses, in the current language. */
function refusalsOf(schema: z.ZodMiniType): string[] {
  const names = schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];
  const filled = bad.flatMap((value) => [
    Object.fromEntries(names.map((name) => [name, value])),
    { quotes: within(value), vehicleQuotes: within(value), agents: [{ name: value, email: value }] },
  ]);
  return filled.flatMap(
    (one) => schema.safeParse(one).error?.issues.map(({ message }) => translate(message)) ?? [],
  );
}

/** Staff sign in, read previews and end their reports; the TMS and mail programs call too. All of these read English. */
const notOfCustomers = /^\/(login|verify|forgot|reset|email-previews|webhooks|report-schedules|files|logos)/;
const ofCustomers = allEndpoints.filter(
  ({ access, path }) => access === 'public' && !notOfCustomers.test(path),
);
const others = languages.filter((language) => language !== 'en');

describe.each(others)('in %s', (language) => {
  test.each(ofCustomers)(
    'customers are told what is wrong with a field of $method $path',
    ({ body, query }) => {
      for (const schema of [body, query]) {
        if (!schema) continue;
        const english = new Set(refusalsOf(schema));
        expect(inLanguage(language, () => refusalsOf(schema)).filter((text) => english.has(text))).toEqual(
          [],
        );
      }
    },
  );

  test('carriers are told what is wrong', () => {
    const texts = Object.values(carrierMessages);
    expect(texts.filter((text) => inLanguage(language, () => translate(text)) === text)).toEqual([]);
  });
});

test('a field that is missing is refused in words', () => {
  expect(refusalsOf(OrderRequest)).toContain(messages.required);
});
