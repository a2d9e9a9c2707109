import { owedAgeNames, owedAges } from '@overland/contracts';
import type { Filter } from '@overland/ui/table';

/** Of COD orders that owe something, by the days since it was due. */
export const owedAgeFilter: Filter = {
  key: 'age',
  label: 'Days past due',
  options: owedAgeNames.map((value) => ({ value, label: owedAges[value].label })),
};
