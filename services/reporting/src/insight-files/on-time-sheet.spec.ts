import { onTimeSheet } from './on-time-sheet.js';

const none = { onTime: 0, late: 0, overdue: 0, percent: null };
const count = { onTime: 2, late: 1, overdue: 1, percent: 50 };

describe('the sheet of what was on time', () => {
  it('has lanes, carriers and a total, with plain numbers to add up', () => {
    const sheet = onTimeSheet({
      portalId: null,
      from: '2026-11-01',
      to: '2026-11-30',
      pickup: count,
      delivery: none,
      lanes: [{ pickupState: 'TX', deliveryState: 'CO', pickup: count, delivery: none }],
      carriers: [{ carrierName: '', pickup: count, delivery: none }],
      lateOrders: [],
    });
    expect(sheet.groups).toEqual([
      { by: 'Lane', rows: [['TX → CO', 4, 2, 50, 0, 0, null]] },
      { by: 'Carrier', rows: [['No carrier yet', 4, 2, 50, 0, 0, null]] },
    ]);
    expect(sheet.total).toEqual(['Total', 4, 2, 50, 0, 0, null]);
    expect(sheet.header).toHaveLength(7);
    expect(sheet.figures[1]).toEqual({ label: 'Deliveries on time', value: '–' });
  });
});
