import type { SettingsForm } from '@overland/contracts';
import { mergeVersions, type Versions } from '@overland/ui/editing';
import { aDocument } from './a-document';
import { editedFields } from './edited-fields';

const base = aDocument();
const mergeSettings = (versions: Versions<SettingsForm>) => mergeVersions(versions, editedFields).values;

function withPercents(...percents: number[]): SettingsForm {
  return aDocument({
    serviceLevels: base.serviceLevels.map((level, at) => ({
      ...level,
      adjustmentPercent: percents[at] ?? 0,
    })),
  });
}
const percentsOf = ({ serviceLevels }: SettingsForm) => serviceLevels.map((level) => level.adjustmentPercent);

describe('merging a newer version of the settings', () => {
  it('takes what only the other changed and keeps what only I changed', () => {
    const merged = mergeSettings({
      base,
      mine: withPercents(0, -6, -10, -15),
      theirs: withPercents(0, -5, -10, -20),
    });
    expect(percentsOf(merged)).toEqual([0, -6, -10, -20]);
  });

  it('keeps mine where both changed the same value', () => {
    const merged = mergeSettings({
      base,
      mine: withPercents(0, -6, -10, -15),
      theirs: withPercents(0, -7, -10, -15),
    });
    expect(percentsOf(merged)).toEqual([0, -6, -10, -15]);
  });

  it('merges each price of the sheet for itself', () => {
    const sheet = base.defaultSheet;
    const [first = 0, second = 0, ...rest] = sheet.bands;
    const mine = aDocument({ defaultSheet: { ...sheet, bands: [first + 1, second, ...rest] } });
    const theirs = aDocument({
      defaultSheet: { ...sheet, bands: [first, second + 2, ...rest], fuelSurcharge: 3 },
    });
    expect(mergeSettings({ base, mine, theirs }).defaultSheet).toEqual({
      ...sheet,
      bands: [first + 1, second + 2, ...rest],
      fuelSurcharge: 3,
    });
  });

  it('adds and removes the days that either side added and removed', () => {
    const [thanksgiving, christmas] = base.holidays;
    if (!thanksgiving || !christmas) throw new Error('The document has two holidays.');
    const closed = { date: '2026-12-28', name: 'Closed' };
    const eve = { date: '2026-12-24', name: 'Christmas Eve' };
    const mine = aDocument({ holidays: [thanksgiving, closed] });
    const theirs = aDocument({ holidays: [thanksgiving, eve, christmas] });
    expect(mergeSettings({ base, mine, theirs }).holidays).toEqual([thanksgiving, eve, closed]);
  });

  it('without any changes leaves the settings as they were', () => {
    expect(mergeSettings({ base, mine: aDocument(), theirs: aDocument() })).toEqual(base);
  });
});
