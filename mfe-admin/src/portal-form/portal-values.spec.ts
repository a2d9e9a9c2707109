import { defaultBandPrices, newPortal, PortalForm } from '@overland/contracts';
import { mergeVersions, type Versions } from '@overland/ui/editing';
import { aPortal } from './a-portal';
import { changedFields, editedFields } from './portal-fields';
import { sheetFor, valuesOf } from './portal-values';

const stored = valuesOf(aPortal());
const mergePortal = (versions: Versions<PortalForm>) =>
  mergeVersions(versions, editedFields(versions)).values;
const own = sheetFor({ isPremium: false, hasCustomRates: true }, null);

describe('a portal in its form', () => {
  it('begins with values that may be saved once it has a name', () => {
    expect(PortalForm.safeParse({ ...newPortal, companyName: 'Lone Star' }).success).toBe(true);
  });

  it('leaves what the server keeps itself out', () => {
    expect(PortalForm.safeParse(stored).success).toBe(true);
    expect(stored).not.toHaveProperty('version');
  });
});

describe('the rate sheet after a switch', () => {
  it('is the default sheet when the own one is switched on first', () => {
    expect(own?.bands).toEqual(defaultBandPrices);
  });

  it('is the stored one again when it is switched on again', () => {
    const sheet = own && { ...own, fuelSurcharge: 5 };
    const before = { ...stored, customRates: sheet };
    expect(sheetFor({ isPremium: false, hasCustomRates: true }, before)).toEqual(sheet);
  });

  it('has no white-glove price yet when a portal becomes premium', () => {
    const before = { ...stored, hasCustomRates: true, customRates: own };
    const sheet = sheetFor({ isPremium: true, hasCustomRates: true }, before);
    expect(sheet?.bands.every(Number.isNaN)).toBe(true);
  });
});

describe('the changed fields', () => {
  it('are each band and surcharge of a sheet that was there, and one of a new sheet', () => {
    const before = { ...stored, hasCustomRates: true, customRates: own };
    const after = { ...before, customRates: own && { ...own, bands: [700, ...own.bands.slice(1)] } };
    expect(changedFields(before, after).map(({ label }) => label)).toEqual(['1–250 mi']);
    expect(changedFields(stored, before).map(({ label }) => label)).toEqual(['Own rate sheet', 'Rate sheet']);
  });
});

describe('a newer version', () => {
  it('has a label for each field of a portal', () => {
    const versions = { base: stored, mine: stored, theirs: stored };
    const labeled = new Set(editedFields(versions).map(({ name }) => name.split('.')[0]));
    expect(Object.keys(stored).filter((name) => !labeled.has(name))).toEqual([]);
  });

  const copy = (email: string) => ({ email, emailPickUp: true, emailDelivery: true });

  it('keeps what I changed, and takes the rest', () => {
    const merged = mergePortal({
      base: stored,
      mine: { ...stored, companyTariff: 85, discount: 5 },
      theirs: { ...stored, companyTariff: 60, companyCity: 'Dallas' },
    });
    expect(merged).toMatchObject({ companyTariff: 85, discount: 5, companyCity: 'Dallas' });
  });

  it('has the emails that either side added, and none that either side removed', () => {
    const base = { ...stored, emails: [copy('a@x.example'), copy('b@x.example')] };
    const { emails } = mergePortal({
      base,
      mine: { ...base, emails: [copy('b@x.example'), copy('c@x.example')] },
      theirs: { ...base, emails: [copy('a@x.example'), copy('d@x.example')] },
    });
    expect(emails.map(({ email }) => email)).toEqual(['d@x.example', 'c@x.example']);
  });

  it('brings a rate sheet that I have not touched', () => {
    const theirs = { ...stored, hasCustomRates: true, customRates: own };
    expect(mergePortal({ base: stored, mine: stored, theirs })).toEqual(theirs);
  });
});
