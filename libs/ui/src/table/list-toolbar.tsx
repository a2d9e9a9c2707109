import styled from '@emotion/styled';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TextInput } from '../forms/text-input';
import { PHONE } from '../theme/tokens';
import { ChoiceChip, DaysChip } from './filter-chip';
import type { ListState } from './list-state';

const searchDelayMs = 250;

const Bar = styled('div')({
  display: 'flex',
  gap: 8,
  flexWrap: 'wrap',
  alignItems: 'center',
  marginBottom: 14,
});
const Search = styled('search')({ flex: 1, minWidth: 260, [PHONE]: { flexBasis: '100%' } });

export type Filter =
  | { key: string; label: string; options: readonly { value: string; label: string }[] }
  | { key: string; label: string; kind: 'days' };

export interface ListToolbarProps {
  state: ListState;
  /** Names the fields: "Search number, customer, vehicle or place". Without it there is no search box. */
  searchHint?: string;
  filters?: readonly Filter[];
  /** At the end of the line. */
  children?: ReactNode;
}

/** Search and filters of a list, as chips; `/` goes to the search. */
export function ListToolbar({ state, searchHint, filters = [], children }: ListToolbarProps) {
  return (
    <Bar>
      {searchHint !== undefined && (
        <SearchBox hint={searchHint} value={state.search} onSearch={state.setSearch} />
      )}
      {filters.map((filter) => {
        const shared = {
          label: filter.label,
          values: state.filters[filter.key] ?? [],
          onChange: (values: readonly string[]) => state.setFilter(filter.key, values),
        };
        return 'options' in filter ? (
          <ChoiceChip key={filter.key} {...shared} options={filter.options} />
        ) : (
          <DaysChip key={filter.key} {...shared} />
        );
      })}
      {children}
    </Bar>
  );
}

/** The search of a list, told on after a pause in the typing, at once on Enter; Escape empties it. */
export function SearchBox({
  hint,
  value,
  onSearch,
}: {
  hint: string;
  value: string;
  onSearch: (text: string) => void;
}) {
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const told = useRef(value);
  const tell = useRef(onSearch);
  tell.current = onSearch;

  // The back button changes the value; what is typed does not come back late over newer typing.
  useEffect(() => {
    if (value !== told.current) setText(value);
    told.current = value;
  }, [value]);
  useEffect(() => {
    if (text.trim() === told.current) return;
    const timer = setTimeout(() => {
      told.current = text.trim();
      tell.current(told.current);
    }, searchDelayMs);
    return () => clearTimeout(timer);
  }, [text]);

  const now = (next: string) => {
    setText(next);
    told.current = next.trim();
    onSearch(told.current);
  };
  return (
    <Search>
      <TextInput
        label={hint}
        hidesLabel
        type="search"
        placeholder={hint}
        inputRef={input}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') now(text);
          if (event.key === 'Escape') now('');
        }}
        maxLength={100}
        data-list-search=""
      />
    </Search>
  );
}
