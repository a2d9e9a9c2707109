import { addTexts, inLanguage, translate } from '@overland/i18n';
import { texts as spanish } from '@overland/i18n/es';
import { CarrierApplication } from './carrier-application.js';
import { carrierMessages, messages, OrderRequest, PublicQuoteRequest } from './index.js';

beforeAll(() => addTexts('es', spanish));

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

/** All that a schema says of values that it refuses. */
function refusalsOf(schema: typeof PublicQuoteRequest | typeof OrderRequest | typeof CarrierApplication) {
  const names = Object.keys(schema.shape);
  const filled = bad.flatMap((value) => [
    Object.fromEntries(names.map((name) => [name, value])),
    { quotes: within(value), vehicleQuotes: within(value), agents: [{ name: value, email: value }] },
  ]);
  return new Set(
    filled.flatMap((one) => schema.safeParse(one).error?.issues.map(({ message }) => message) ?? []),
  );
}

test.each(Object.entries({ PublicQuoteRequest, OrderRequest, CarrierApplication }))(
  'what %s says of a field is there in Spanish',
  (_name, schema) => {
    const english = refusalsOf(schema);
    expect(english).toContain(messages.required);
    const spoken = inLanguage('es', () => [...refusalsOf(schema)].map((text) => translate(text)));
    expect(spoken.filter((text) => english.has(text))).toEqual([]);
  },
);

test('what carriers are told is there in Spanish', () => {
  const texts = Object.values(carrierMessages);
  expect(texts.filter((text) => inLanguage('es', () => translate(text)) === text)).toEqual([]);
});
