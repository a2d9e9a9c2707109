import { aDocument } from './a-document';
import { changedSections, isList, sectionNamed } from './sections';

const idsOf = (values: object) =>
  changedSections(aDocument(), { ...aDocument(), ...values }).map(({ id }) => id);

describe('the sections of the settings', () => {
  it('are named by the address, the first one for any other name', () => {
    expect(['holidays', 'makes', 'constructor', '', null].map(sectionNamed)).toEqual([
      'holidays',
      'makes',
      'levels',
      'levels',
      'levels',
    ]);
  });

  it('are parts of the document, but for two lists of their own', () => {
    const ids = ['levels', 'holidays', 'sheet', 'makes', 'history'] as const;
    expect(ids.filter(isList)).toEqual(['makes', 'history']);
  });

  it('are changed when their part of the document is', () => {
    expect(idsOf({ holidays: [] })).toEqual(['holidays']);
    expect(
      idsOf({ serviceLevels: [], defaultSheet: { ...aDocument().defaultSheet, fuelSurcharge: null } }),
    ).toEqual(['levels', 'sheet']);
  });

  it('are not changed by another order of keys', () => {
    const { defaultSheet, ...rest } = aDocument();
    const turned = Object.fromEntries(Object.entries(defaultSheet).reverse());
    expect(changedSections(aDocument(), { ...rest, defaultSheet: turned as typeof defaultSheet })).toEqual(
      [],
    );
  });
});
