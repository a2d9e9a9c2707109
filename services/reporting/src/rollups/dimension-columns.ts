import { type ReportDimension, reportDimensions } from '@overland/contracts';

interface DimensionColumn {
  /** Its name in `order_rollups` and `order_deltas`. */
  column: string;
  type: 'text' | 'int';
  /** The SQL of its value for a row of `order_facts`. */
  fact: string;
  /** Its value in rollups that are not split by it. */
  all: string;
}

/** The columns that a report can be grouped by, or narrowed to one value of. */
export const dimensionColumns: Record<ReportDimension, DimensionColumn> = {
  transportType: { column: 'transport_type', type: 'text', fact: 'transport_type', all: `''` },
  level: { column: 'service_level', type: 'int', fact: 'coalesce(service_level, 0)', all: '-1' },
  mileageBand: { column: 'mileage_band', type: 'int', fact: 'mileage_band', all: '0' },
};

/** In the order of the contract. */
export const allDimensions = reportDimensions.map((name) => ({ name, ...dimensionColumns[name] }));

export const dimensionNames = allDimensions.map(({ column }) => column).join(', ');
