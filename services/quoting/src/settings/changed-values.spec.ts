import { DEFAULT_RATE_SHEET } from '../pricing/constants.js';
import { changedValues } from './changed-values.js';

const accord = { make: 'Honda', model: 'Accord', pricingClass: 'Sedan' } as const;
const pilot = { make: 'Honda', model: 'Pilot', pricingClass: 'SUV' } as const;

describe('what a change of the settings differs in', () => {
  const sheet = DEFAULT_RATE_SHEET;
  const of = (before: object, after: object) => changedValues({ action: 'settings.changed', before, after });

  it('is one price or surcharge of the sheet', () => {
    const bands = sheet.bands.with(1, 825.5);
    const after = { defaultSheet: { ...sheet, bands, enclosedSurcharge: 1460, fuelSurcharge: 2.5 } };
    expect(of({ defaultSheet: sheet }, after)).toEqual([
      { what: '251–500 mi', from: '$810', to: '$825.50' },
      { what: 'Enclosed transport', from: '$450', to: '$1,460' },
      { what: 'Fuel', from: '0%', to: '2.5%' },
    ]);
  });

  it('is a level’s name or percentage', () => {
    const level = { value: 3, name: '3 business days', adjustmentPercent: -5 } as const;
    const after = [{ ...level, name: 'Soon', adjustmentPercent: -6 }];
    expect(of({ serviceLevels: [level] }, { serviceLevels: after })).toEqual([
      { what: 'Pickup within 3 business days: name', from: '“3 business days”', to: '“Soon”' },
      { what: 'Pickup within 3 business days: price change', from: '−5%', to: '−6%' },
    ]);
  });

  it('is every value of a level that there was not', () => {
    const level = { value: 1, name: 'Next day', adjustmentPercent: 0 } as const;
    expect(of({}, { serviceLevels: [level] })).toEqual([
      { what: 'Pickup within 1 business day: name', from: null, to: '“Next day”' },
      { what: 'Pickup within 1 business day: price change', from: null, to: '0%' },
    ]);
  });

  it('is nothing of a sheet that only one side has', () => {
    expect(of({}, { defaultSheet: sheet })).toEqual([]);
    expect(of({ defaultSheet: sheet }, {})).toEqual([]);
  });

  it('is a holiday that came, went or has another name', () => {
    const before = [
      { date: '2026-12-24', name: 'Christmas Eve' },
      { date: '2026-12-25', name: 'Christmas' },
    ];
    const after = [
      { date: '2026-12-25', name: 'Christmas Day' },
      { date: '2027-01-01', name: 'New Year’s Day' },
    ];
    expect(of({ holidays: before }, { holidays: after })).toEqual([
      { what: 'Holiday Dec 24, 2026', from: 'Christmas Eve', to: null },
      { what: 'Holiday Dec 25, 2026', from: 'Christmas', to: 'Christmas Day' },
      { what: 'Holiday Jan 1, 2027', from: null, to: 'New Year’s Day' },
    ]);
  });
});

describe('what a change of the makes differs in', () => {
  it.each([
    ['model.added', null, accord, { what: 'Honda Accord', from: null, to: 'Sedan' }],
    [
      'model.changed',
      accord,
      { ...accord, pricingClass: 'Van' },
      { what: 'Honda Accord', from: 'Sedan', to: 'Van' },
    ],
    ['model.removed', accord, null, { what: 'Honda Accord', from: 'Sedan', to: null }],
  ] as const)('is the one model of %s', (action, before, after, change) => {
    expect(changedValues({ action, before, after })).toEqual([change]);
  });

  it('is every model of an import, removed ones first', () => {
    const before = { changed: [accord], removed: [pilot] };
    const after = { changed: [{ ...accord, pricingClass: 'Van' }], added: [{ ...pilot, model: 'Passport' }] };
    expect(changedValues({ action: 'makes.imported', before, after })).toEqual([
      { what: 'Honda Pilot', from: 'SUV', to: null },
      { what: 'Honda Accord', from: 'Sedan', to: 'Van' },
      { what: 'Honda Passport', from: null, to: 'SUV' },
    ]);
  });
});
