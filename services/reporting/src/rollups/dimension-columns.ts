import { type ReportDimension, reportDimensions } from '@overland/contracts';

interface DimensionColumn {
  /** Of `order_rollups` and `order_deltas`. */
  column: string;
  type: 'text' | 'int';
  /** What an order has there, of its fact. */
  fact: string;
  /** What a row has there that does not tell it apart. */
  all: string;
}

/** What a report can be by, or narrowed to, in SQL. */
export const dimensionColumns: Record<ReportDimension, DimensionColumn> = {
  transportType: { column: 'transport_type', type: 'text', fact: 'transport_type', all: `''` },
  level: { column: 'service_level', type: 'int', fact: 'coalesce(service_level, 0)', all: '-1' },
  mileageBand: { column: 'mileage_band', type: 'int', fact: 'mileage_band', all: '0' },
};

/** In the order of the contract. */
export const allDimensions = reportDimensions.map((name) => ({ name, ...dimensionColumns[name] }));

export const dimensionNames = allDimensions.map(({ column }) => column).join(', ');
