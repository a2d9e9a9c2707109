import { driverNotes } from '@overland/contracts';
import { anAddress } from '../testing/an-address';
import { optionsOf, stopOf } from './fill-stop';

const ann = { name: 'Ann Reyes', email: 'ann@lonestar.example', phone: '(555) 010-0133', isMobile: true };
const ben = { ...ann, name: 'Ben Ito' };

describe('a place of the address book', () => {
  it('is offered once for each who is there', () => {
    const options = optionsOf(anAddress({ contacts: [ann, ben] }));
    expect(options.map(({ contact }) => contact?.name)).toEqual(['Ann Reyes', 'Ben Ito']);
    expect(optionsOf(anAddress({ contacts: [] }))).toHaveLength(1);
  });

  it('fills the stop with address, contact and what the driver has to know', () => {
    const address = anAddress({
      hours: 'Mon–Fri 8–5',
      gate: '4417',
      trucks: 'small',
      notes: 'Ask for keys.',
    });
    expect(stopOf({ address, contact: ann }, 'pickup')).toMatchObject({
      pickupBusinessName: 'Lone Star Motors',
      pickupAddress: '2100 Main St',
      pickupZip: '75201',
      pickupContactName: 'Ann Reyes',
      pickupPrimaryPhoneIsMobile: true,
      pickupNotes: 'Hours: Mon–Fri 8–5. Gate: 4417. Small trucks only. Ask for keys.',
    });
  });

  it('leaves what it does not know as it is', () => {
    const filled = stopOf(
      { address: anAddress({ contacts: [], locationType: null }), contact: null },
      'delivery',
    );
    expect(Object.keys(filled).sort()).toEqual([
      'deliveryAddress',
      'deliveryBusinessName',
      'deliverySaveAddress',
      'deliveryZip',
    ]);
    expect(driverNotes(anAddress({ trucks: 'any' }))).toBe('');
  });
});
