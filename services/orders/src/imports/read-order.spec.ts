import { aPortal } from '@overland/service-kit/testing';
import { problemText } from './order-problems.js';
import { importTemplate, readList } from './read-list.js';
import { type ListContext, readOrder } from './read-order.js';

const context: ListContext = {
  book: [],
  customer: { customerFullName: '', customerEmail: '', customerPrimaryPhone: '' },
  lineOfVin: new Map([['1HGCM82633A004352', 2]]),
  calendar: { today: '2026-11-20', firstPickupDay: '2026-11-25', blockedDays: [] },
  portal: aPortal(),
};
const cells = {
  VIN: '1HGCM82633A004352',
  Model: 'Accord',
  Operable: 'yes',
  Pickup: '1 Congress Avenue, Austin, TX 78701',
  Delivery: '811 Larimer St, Denver, CO 80202',
  'Pickup day': '12/14/2026',
  Customer: 'Grace Lindqvist',
  'Customer email': 'grace@home.example',
  'Customer phone': '555-010-0199',
};
const vinOf = { VIN: '2HGFC2F56KH512345', Make: 'Honda', Model: 'Civic', Operable: 'No' };
const quoteId = '6f3b9a0e-9f3c-4c55-9d55-1f0f6f6f6f6f';
function read(changes: Record<string, string> = {}, more: Record<string, string>[] = [], rest = {}) {
  const listed = {
    line: 2,
    quoteId,
    cells: { ...cells, ...changes },
    more: more.map((each, at) => ({ line: 3 + at, cells: each })),
  };
  const { problems, ...found } = readOrder(listed, { ...context, ...rest });
  return { ...found, problems: problems.map((problem) => problemText(problem, listed)) };
}

describe('an order of a list', () => {
  it('is what the form of a booking would send; the VIN tells year and make', () => {
    const { problems, move, request } = read();
    expect(problems).toEqual([]);
    expect(request).toMatchObject({
      customerPrimaryPhone: '(555) 010-0199',
      pickupStartDate: '2026-12-14',
      pickupAddress: '1 Congress Avenue',
      deliveryZip: '80202',
      transportType: 'OPEN',
      serviceLevel: 1,
      paymentType: 'COD',
      quotes: [{ vin: '1HGCM82633A004352', year: 2003 }],
    });
    expect(move?.vehicles).toMatchObject([{ line: 2, make: 'Honda', model: 'Accord', operableBool: true }]);
  });

  it('has the customer of the page where it names none', () => {
    const customer = {
      customerFullName: 'Lone Star Motors',
      customerEmail: 'desk@lonestar.example',
      customerPrimaryPhone: '(555) 010-0100',
    };
    const none = { Customer: '', 'Customer email': '', 'Customer phone': '' };
    expect(read(none, [], { customer }).request).toMatchObject(customer);
    expect(read(none).problems).toEqual([
      'Customer: This field is required.',
      'Customer email: This field is required.',
      'Customer phone: This field is required.',
    ]);
  });

  it('takes up to three vehicles, whose lines say the same of the order or nothing', () => {
    const { move, request } = read({ Order: 'A' }, [{ ...vinOf, Pickup: '' }]);
    expect(request?.quotes).toEqual([
      { vin: '1HGCM82633A004352', year: 2003 },
      { vin: '2HGFC2F56KH512345', year: 2019 },
    ]);
    expect(move?.vehicles.map(({ line, operableBool }) => [line, operableBool])).toEqual([
      [2, true],
      [3, false],
    ]);
    expect(read({ Order: 'A' }, [{ ...vinOf, 'Pickup day': '12/15/2026' }]).problems).toEqual([
      'Line 3, Pickup day: “12/15/2026” is not what line 2 says, which is the same order.',
    ]);
    const first = { Order: 'A', 'Pickup day': '12/9/2026' };
    expect(read(first, [{ ...vinOf, 'Pickup day': 'Dec 9' }]).problems).toEqual([]);
    expect(read({ Order: 'A' }, [vinOf, vinOf, vinOf]).problems[0]).toBe(
      'Order: “A” has 4 vehicles; an order takes 3.',
    );
  });

  it.each([
    ['VIN', 'IOQ', 'VIN “IOQ”: Please enter a VIN of 5 to 17 letters and digits.'],
    ['VIN', '1HGCM8263', 'Year: This field is required.'],
    ['Year', '20x4', 'Year “20x4”: Please enter a year of four digits.'],
    [
      'VIN',
      '1HGCM82633A00435',
      'VIN “1HGCM82633A00435”: A VIN from 1981 on has 17 letters and digits, without I, O and Q.',
    ],
    [
      'Delivery',
      '1 CONGRESS Avenue, Austin, TX 78701',
      'Delivery “1 CONGRESS Avenue, Austin, TX 78701”: This is the address of the pickup. Please enter another one.',
    ],
    ['Operable', '', 'Operable: Please answer Yes or No.'],
    ['Pickup', '', 'Pickup: This field is required.'],
    ['Pickup day', 'soon', 'Pickup day “soon”: Please write the day as 12/9/2026.'],
    ['Pickup day', '2/30/2027', 'Pickup day “2/30/2027”: There is no Feb 30, 2027.'],
    ['Level', '2', 'Level: “2” is not one of 1, 3, 5, 7: the business days within which it is picked up.'],
    ['Payment', 'later', 'Payment: “later” is neither COD nor Billing.'],
    [
      'Transport',
      'Boat',
      'Transport: Transport type “Boat” is not one of: Open, Enclosed, Enclosed White Glove.',
    ],
    ['Customer email', 'grace', 'Customer email “grace”: Please enter a valid email address.'],
  ])('names the column “%s” with “%s” and what is wrong', (column, value, problem) => {
    expect(read({ [column]: value }).problems).toContain(problem);
  });

  it.each(['Dec 14', '12-14-26', '2026-12-14'])(
    'takes %s as its day, and the year before the model',
    (day) => {
      const { problems, request, move } = read({
        'Pickup day': day,
        Model: '2003 Honda Accord',
        VIN: 'ABC12',
        Make: '',
      });
      expect(problems).toEqual([
        'VIN “ABC12”: A VIN from 1981 on has 17 letters and digits, without I, O and Q.',
      ]);
      expect(request).toBeNull();
      expect(move?.vehicles).toMatchObject([{ year: 2003, make: '', model: 'Honda Accord' }]);
    },
  );

  it('says that the year is missing of a VIN that does not tell it', () => {
    const tesla = { Make: 'Tesla', Model: 'Model 3' };
    expect(read({ ...tesla, VIN: '5YJ3E1EA60F317000' }).problems).toEqual([
      'Year: This VIN does not tell it. Please enter it.',
    ]);
    expect(read({ ...tesla, VIN: '5YJ3E1EA10F317000' }).problems).toEqual([
      'Year: This VIN cannot be read. Please enter it.',
    ]);
  });

  it('looks up what can be, although a place cannot be read', () => {
    const { move } = read({ Pickup: 'Yard 7' });
    expect(move).toMatchObject({ pickup: null, delivery: { zip: '80202' }, vehicles: [{ model: 'Accord' }] });
  });

  it('says each problem of a missing VIN once', () => {
    expect(read({ VIN: '', Year: '2003', Make: 'Honda' }).problems).toEqual([
      'VIN: Every vehicle needs its VIN.',
    ]);
  });

  it('is looked up although its day is too early, so that everything that is wrong is said at once', () => {
    const { problems, move, request } = read({ 'Pickup day': '11/23/2026' });
    expect(problems).toEqual([
      expect.stringMatching(/^Pickup day “11\/23\/2026”: Pickup cannot be before Nov 25, 2026/),
    ]);
    expect(move?.vehicles).toMatchObject([{ model: 'Accord' }]);
    expect(request).toBeNull();
  });

  describe('of a company that requires a location type', () => {
    const portal = aPortal({ locationTypeIsRequired: true });
    const missing = 'Please choose Residence, Warehouse or Other: this company requires it.';
    it('names what is missing beside all else, of places that can be read', () => {
      expect(read({ VIN: 'IOQ' }, [], { portal }).problems).toEqual([
        expect.stringMatching(/^VIN “IOQ”/),
        expect.stringMatching(/^Year: /),
        `Pickup location type: ${missing}`,
        `Delivery location type: ${missing}`,
      ]);
    });
    it('takes both from the list, in any case', () => {
      const types = { 'Pickup location type': 'warehouse', 'Delivery location type': 'RESIDENCE' };
      const { problems, request } = read(types, [], { portal });
      expect(problems).toEqual([]);
      expect(request).toMatchObject({ pickupLocationType: 'Warehouse', deliveryLocationType: 'Residence' });
    });
    it('says of another word what it may be, once', () => {
      const types = { 'Pickup location type': 'Dock', 'Delivery location type': 'Other' };
      expect(read(types, [], { portal }).problems).toEqual([
        'Pickup location type: “Dock” is not Residence, Warehouse or Other.',
      ]);
    });
  });

  it('names what else is wrong beside a missing VIN', () => {
    const wrong = {
      VIN: '',
      Year: '2099',
      Delivery: cells.Pickup,
      'Pickup day': 'soon',
      'Customer email': '',
    };
    expect(read(wrong).problems).toEqual([
      expect.stringMatching(/^Customer email: /),
      expect.stringMatching(/^Pickup day “soon”: /),
      'VIN: Every vehicle needs its VIN.',
      'Year “2099”: Please enter a year no later than next year.',
      expect.stringMatching(/^Delivery “.*”: This is the address of the pickup/),
    ]);
    expect(read({ VIN: '' }).problems).toContain('Year: Please enter it, or a VIN that tells it.');
  });

  it('is told that its VIN stands in an earlier line', () => {
    const lineOfVin = new Map([['1HGCM82633A004352', 1]]);
    expect(read({}, [], { lineOfVin }).problems).toEqual([
      'VIN “1HGCM82633A004352”: This VIN is in line 1, too.',
    ]);
  });
});

describe('a list', () => {
  it('is read from its template: three vehicles, two of which are one order', () => {
    const orders = readList(importTemplate('12/14/2026'));
    expect(orders.map(({ line, more }) => [line, more.map((other) => other.line)])).toEqual([
      [2, []],
      [3, [4]],
    ]);
  });

  it('is read as it is copied from a spreadsheet, with tabs and columns in any order', () => {
    const [order] = readList(
      'pickup DAY\tVIN\tModel\tOperable\tPickup\tDelivery\n12/14/26\tABC12345\tAccord\tYes\tYard\t1 Elm St, Reno, NV 89501',
    );
    expect(order?.cells).toMatchObject({ 'Pickup day': '12/14/26', Delivery: '1 Elm St, Reno, NV 89501' });
  });

  it('is refused without its columns, and beyond 200 vehicles', () => {
    expect(() => readList('VIN,Model\nA,B')).toThrow(/missing: Operable, Pickup, Delivery, Pickup day/);
    const heading = 'VIN,Model,Operable,Pickup,Delivery,Pickup day';
    expect(() => readList(`${heading}\n${'A,B,Yes,C,D,E\n'.repeat(201)}`)).toThrow(/has 201 vehicles/);
  });
});
