import { figuresOf, nothing, sumOf } from './figures-of.js';

describe('figures', () => {
  test('are averages per order, per vehicle and per mile of a vehicle', () => {
    const sums = { orders: 3, vehicles: 4, revenue: 4000, miles: 2500, vehicleMiles: 3300 };
    expect(figuresOf(sums)).toEqual({
      orders: 3,
      vehicles: 4,
      revenue: 4000,
      averagePrice: 1333.33,
      pricePerVehicle: 1000,
      averageMiles: 833.3,
      pricePerMile: 1.21,
    });
  });

  test('have no averages without orders', () => {
    const none = { averagePrice: null, pricePerVehicle: null, averageMiles: null, pricePerMile: null };
    expect(figuresOf(nothing)).toEqual({ orders: 0, vehicles: 0, revenue: 0, ...none });
  });

  test('of a whole are made of its sums, not of averages', () => {
    const [few, many] = [
      { orders: 1, vehicles: 1, revenue: 100, miles: 10, vehicleMiles: 10 },
      { orders: 9, vehicles: 9, revenue: 1800, miles: 90, vehicleMiles: 90 },
    ];
    expect(figuresOf(sumOf([few, many])).averagePrice).toBe(190);
  });
});
