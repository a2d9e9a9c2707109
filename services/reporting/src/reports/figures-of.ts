import type { ReportFigures } from '@overland/contracts';

/** Sums that can be added up; averages are calculated from them at the end. */
export interface Sums {
  orders: number;
  vehicles: number;
  revenue: number;
  miles: number;
  /** The miles, counted once for each vehicle. */
  vehicleMiles: number;
}

export const nothing: Sums = { orders: 0, vehicles: 0, revenue: 0, miles: 0, vehicleMiles: 0 };

export const sumOf = (all: readonly Sums[]): Sums =>
  all.reduce(
    (total, each) => ({
      orders: total.orders + each.orders,
      vehicles: total.vehicles + each.vehicles,
      revenue: total.revenue + each.revenue,
      miles: total.miles + each.miles,
      vehicleMiles: total.vehicleMiles + each.vehicleMiles,
    }),
    nothing,
  );

export const figuresOf = ({ orders, vehicles, revenue, miles, vehicleMiles }: Sums): ReportFigures => ({
  orders,
  vehicles,
  revenue,
  averagePrice: average(revenue, orders, 100),
  pricePerVehicle: average(revenue, vehicles, 100),
  averageMiles: average(miles, orders, 10),
  pricePerMile: average(revenue, vehicleMiles, 100),
});

/** Rounded to a `parts`th. */
const average = (sum: number, count: number, parts: number) =>
  count > 0 ? Math.round((sum / count) * parts) / parts : null;
