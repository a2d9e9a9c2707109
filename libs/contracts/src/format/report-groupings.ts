import {
  mileageBands,
  type ServiceLevel,
  serviceLevels,
  type TransportType,
  transportChoices,
  transportTypes,
} from '../constants.js';
import type { ReportDimension, ReportGrouping } from '../report-choices.js';
import { bandLabel, bandMiles } from './bands.js';
import { levelLabel } from './levels.js';

interface GroupingWords {
  /** "by month"; of a dimension also the name of its filter in addresses. */
  by: string;
  /** Of its column on the page. */
  heading: string;
  /** Of its column in files, where that is another. */
  title?: string;
  /** What one chooses. */
  one: string;
}

interface DimensionWords extends GroupingWords {
  /** The rows that are there whether or not there were orders. */
  values: readonly string[];
  label: (value: string) => string;
  /** The one value that a report is narrowed to. */
  chosen: (value: string) => string;
}

const transportText = (value: string) => transportChoices[value as TransportType];
const levelText = (value: string) => levelLabel(Number(value) as ServiceLevel);

/** What of an order a report can be by, or narrowed to. */
export const dimensionWords: Record<ReportDimension, DimensionWords> = {
  transportType: {
    by: 'transport',
    heading: 'Transport',
    one: 'a kind of transport',
    values: transportTypes,
    label: transportText,
    chosen: transportText,
  },
  level: {
    by: 'level',
    heading: 'Level',
    title: 'Picked up within',
    one: 'a level',
    values: serviceLevels.map(String),
    label: levelText,
    chosen: (level) => `picked up within ${levelText(level)}`,
  },
  mileageBand: {
    by: 'distance',
    heading: 'Miles',
    one: 'a distance',
    values: mileageBands.map((_last, at) => `${at + 1}`),
    label: (band) => bandMiles(Number(band) - 1),
    chosen: (band) => bandLabel(Number(band) - 1),
  },
};

export const groupingWords: Record<ReportGrouping, GroupingWords> = {
  month: { by: 'month', heading: 'Month', one: 'a month' },
  week: { by: 'week', heading: 'Week', one: 'a week' },
  portal: { by: 'company', heading: 'Company', one: 'a company' },
  region: { by: 'region', heading: 'Region', one: 'a region' },
  ...dimensionWords,
};
