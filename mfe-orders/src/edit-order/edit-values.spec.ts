import { mergeVersions, type Versions, wordsOf } from '@overland/ui/editing';
import { anOrder } from '../testing/an-order';
import { type EditValues, toOrderUpdate, valuesOf } from './edit-values';
import { editedFields } from './edited-fields';

const opened = valuesOf(anOrder());
const differencesOf = (versions: Versions<EditValues>) =>
  mergeVersions(versions, editedFields(versions)).differences;

describe('a field that somebody else changed', () => {
  it.each([
    ['pickupNotes', 'Ring twice.', 'Pickup notes', 'Ring twice.'],
    ['pickupNotes', '', 'Pickup notes', 'empty'],
    ['pickupStartDate', '2026-12-24', 'Pickup start date', 'Dec 24, 2026'],
    ['serviceLevel', 5, 'Service level', '5 business days'],
    ['pickupPrimaryPhoneIsMobile', true, 'Pickup primary phone is mobile', 'yes'],
    ['agents', [{ email: 'a@b.example' }], 'Agents', 'a@b.example'],
    ['vehicles', [{ vin: '4S4BTACC1M3164207', year: '2003' }], 'VIN of vehicle 1', '4S4BTACC1M3164207'],
  ])('%s: %j is told in words', (name, value, label, words) => {
    const before = name === 'pickupNotes' && value === '' ? { ...opened, pickupNotes: 'Gate 4.' } : opened;
    const [first] = differencesOf({ base: before, mine: before, theirs: { ...before, [name]: value } });
    if (!first) throw new Error('no difference');
    expect([first.label, wordsOf(first, first.theirs, anOrder())]).toEqual([label, words]);
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
