import styled from '@emotion/styled';
import ButtonBase from '@mui/material/ButtonBase';
import { type ReactNode, useId, useState } from 'react';
import { ChevronIcon } from '../icons/icons';
import { PHONE } from '../theme/tokens';
import { useIsPhone } from '../theme/use-media-query';
import { CompanyFilter } from './company-filter';
import { ChoiceChip, DaysChip, TextChip } from './filter-chip';
import { Pill } from './filter-pill';
import type { ListState } from './list-state';
import { SearchBox } from './search-box';

const row = { display: 'flex', gap: 8, flexWrap: 'wrap', alignItems: 'center' } as const;
/** On a phone two filters with a choice and "More filters" stay beside each other. */
const Bar = styled('div')({ ...row, marginBottom: 14, [PHONE]: { '--pill-width': '132px' } });
const Others = styled('div')({ ...row, flexBasis: '100%' });

type Options = readonly { value: string; label: string }[];

export type Filter = {
  key: string;
  label: string;
  /** Less used: behind "More filters" until it is. */
  isMore?: boolean;
} & (
  | {
      options: Options;
      /** One of the options at a time, and not several. */
      isSingle?: boolean;
    }
  /** `more`: what can be chosen beside days. */
  | { kind: 'days'; more?: Options }
  | { kind: 'text' }
  /** One company of all, for MCAdmin. */
  | { kind: 'company' }
);

export interface ListToolbarProps {
  state: ListState;
  /** Names the fields: "Search number, customer, vehicle or place". Without it there is no search box. */
  searchHint?: string;
  /** Enter in the search, with what is searched for. */
  onEnter?: (text: string) => void;
  filters?: readonly Filter[];
  children?: ReactNode;
}

/** Search and filters of a list, as chips; `/` goes to the search. */
export function ListToolbar({ state, searchHint, onEnter, filters = [], children }: ListToolbarProps) {
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const first = firstOf(filters, { isPhone });
  const others = filters.filter((filter) => !first.includes(filter));
  // While one chooses, each stays in its place.
  const inUse = isOpen ? [] : others.filter(({ key }) => state.filters[key] !== undefined);
  return (
    <Bar>
      {searchHint !== undefined && (
        <SearchBox hint={searchHint} value={state.search} onSearch={state.setSearch} onEnter={onEnter} />
      )}
      {[...first, ...inUse].map((filter) => (
        <FilterOf key={filter.key} filter={filter} state={state} />
      ))}
      {children}
      {others.length > 0 && (
        <Pill>
          <ButtonBase
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <span>More filters</span>
            <ChevronIcon size={14} />
          </ButtonBase>
        </Pill>
      )}
      {isOpen && others.length > 0 && (
        <Others id={id}>
          {others.map((filter) => (
            <FilterOf key={filter.key} filter={filter} state={state} />
          ))}
        </Others>
      )}
    </Bar>
  );
}

/** So many fit one row of a phone, the last of them or "More filters". */
const mostOnPhone = 3;

function firstOf(filters: readonly Filter[], { isPhone }: { isPhone: boolean }): readonly Filter[] {
  if (!isPhone) return filters.filter(({ isMore }) => !isMore);
  return filters.length > mostOnPhone ? filters.slice(0, mostOnPhone - 1) : filters;
}

function FilterOf({ filter, state }: { filter: Filter; state: ListState }) {
  const shared = {
    label: filter.label,
    values: state.filters[filter.key] ?? [],
    onChange: (values: readonly string[]) => state.setFilter(filter.key, values),
  };
  if ('options' in filter) {
    return <ChoiceChip {...shared} options={filter.options} isSingle={filter.isSingle} />;
  }
  switch (filter.kind) {
    case 'days':
      return <DaysChip {...shared} more={filter.more} />;
    case 'text':
      return <TextChip {...shared} />;
    case 'company':
      return (
        <CompanyFilter
          value={shared.values[0] ?? ''}
          onPick={(portalId) => shared.onChange(portalId === '' ? [] : [portalId])}
        />
      );
  }
}
