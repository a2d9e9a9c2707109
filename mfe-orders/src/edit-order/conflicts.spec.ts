import { anOrder } from '../testing/an-order';
import { conflictsOf, wordsOf } from './conflicts';
import { toOrderUpdate, valuesOf } from './edit-values';

const opened = valuesOf(anOrder());
const notes = { ...opened, pickupNotes: 'Ring twice.' };

describe('the fields in conflict', () => {
  it('are those that both changed, each to another value', () => {
    const conflicts = conflictsOf({ opened, typed: { ...opened, pickupNotes: 'Gate 4.' }, stored: notes });
    expect(conflicts).toEqual([
      { name: 'pickupNotes', label: 'Pickup notes', theirs: 'Ring twice.', isTaken: false },
    ]);
  });
  it('are taken over where the form was not touched', () => {
    expect(conflictsOf({ opened, typed: opened, stored: notes })).toMatchObject([{ isTaken: true }]);
  });
  it('are none where both wrote the same', () => {
    expect(conflictsOf({ opened, typed: notes, stored: notes })).toEqual([]);
  });
  it('name a VIN by its vehicle', () => {
    const stored = { ...opened, vehicles: [{ vin: '4S4BTACC1M3164207', year: '2003' }] };
    expect(conflictsOf({ opened, typed: opened, stored })[0]).toMatchObject({
      name: 'vehicles.0.vin',
      label: 'VIN of vehicle 1',
    });
  });
});

describe('a stored value in words', () => {
  it.each([
    ['pickupStartDate', '2026-12-07', 'Dec 7, 2026'],
    ['serviceLevel', 3, '3 business days'],
    ['pickupPrimaryPhoneIsMobile', true, 'yes'],
    ['pickupNotes', '', 'nothing'],
    ['agents', [{ email: 'a@b.example' }], 'a@b.example'],
  ])('%s %j reads %s', (name, theirs, words) => {
    expect(wordsOf({ name, theirs })).toBe(words);
  });
});

describe('the phones of the form', () => {
  it('are the two that were entered, each with its mark', () => {
    const values = valuesOf(
      anOrder({
        customerPhone: '',
        customerMobilePhone: '(555) 010-0133',
        customerAltPhone: '(555) 010-0134',
        customerAltPhoneIsMobile: true,
      }),
    );
    expect(values).toMatchObject({
      customerPrimaryPhone: '(555) 010-0133',
      customerPrimaryPhoneIsMobile: true,
      customerAltPhone: '(555) 010-0134',
      customerAltPhoneIsMobile: true,
    });
  });
  it('keep a mobile alternate in its place', () => {
    const values = valuesOf(
      anOrder({ customerMobilePhone: '(555) 010-0134', customerAltPhoneIsMobile: true }),
    );
    expect(values).toMatchObject({
      customerPrimaryPhone: '(555) 010-0133',
      customerPrimaryPhoneIsMobile: false,
      customerAltPhone: '(555) 010-0134',
      customerAltPhoneIsMobile: true,
    });
  });
});

it('sends no city and no state: the route is the price', () => {
  const update = toOrderUpdate(opened, anOrder());
  expect(update).toMatchObject({ orderId: anOrder().orderId, version: 4, pickupZip: '75226' });
  expect(Object.keys(update)).not.toEqual(expect.arrayContaining(['pickupCity']));
});
