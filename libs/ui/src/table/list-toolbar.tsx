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
const Search = styled('div')({
  flex: 1,
  minWidth: 260,
  '& input': { textOverflow: 'ellipsis' },
  [PHONE]: { flexBasis: '100%', '& input::placeholder': { fontSize: 14 } },
});
/** Wide enough for the hint, in which a letter is narrower than a figure. */
const widthOf = (hint: string) => `min(100%, ${Math.round(hint.length * 0.8)}ch + 32px)`;

export type Filter =
  | {
      key: string;
      label: string;
      options: readonly { value: string; label: string }[];
      /** One of the options at a time, and not several. */
      isSingle?: boolean;
    }
  | { key: string; label: string; kind: 'days' };

export interface ListToolbarProps {
  state: ListState;
  /** Names the fields: "Search number, customer, vehicle or place". Without it there is no search box. */
  searchHint?: string;
  filters?: readonly Filter[];
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
          <ChoiceChip key={filter.key} {...shared} options={filter.options} isSingle={filter.isSingle} />
        ) : (
          <DaysChip key={filter.key} {...shared} />
        );
      })}
      {children}
    </Bar>
  );
}

/** The search of a list: passed on after a pause in the typing, at once with Enter; Escape clears it. */
function SearchBox({
  hint,
  value,
  onSearch,
}: {
  hint: string;
  value: string;
  onSearch: (text: string) => void;
}) {
  const [text, setText] = useState(value);
  const searched = useRef(value);
  const latest = useRef(onSearch);
  latest.current = onSearch;

  // The back button changes the value; a late answer does not overwrite newer typing.
  useEffect(() => {
    if (value !== searched.current) setText(value);
    searched.current = value;
  }, [value]);
  useEffect(() => {
    if (text.trim() === searched.current) return;
    const timer = setTimeout(() => {
      searched.current = text.trim();
      latest.current(searched.current);
    }, searchDelayMs);
    return () => clearTimeout(timer);
  }, [text]);

  const searchNow = (next: string) => {
    setText(next);
    searched.current = next.trim();
    onSearch(searched.current);
  };
  return (
    <Search role="search" style={{ minWidth: widthOf(hint) }}>
      <TextInput
        label={hint}
        hidesLabel
        type="search"
        placeholder={hint}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') searchNow(text);
          if (event.key === 'Escape') searchNow('');
        }}
        maxLength={100}
      />
    </Search>
  );
}
