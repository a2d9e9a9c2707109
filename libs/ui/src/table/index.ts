export { CompanyFilter, type CompanyFilterProps } from './company-filter';
export { countOf } from './count-of';
export { DataTable } from './data-table';
export { ListEmpty, type ListEmptyProps } from './list-empty';
export { type Filters, type ListDefaults, type ListState, useListState } from './list-state';
export { type Filter, ListToolbar, type ListToolbarProps, SearchBox } from './list-toolbar';
export { TwoLines } from './two-lines';
export type { Column, DataTableProps, RowSelection, Sort, TotalsLine } from './types';
export { useChosen } from './use-chosen';
