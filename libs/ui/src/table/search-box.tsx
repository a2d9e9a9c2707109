import styled from '@emotion/styled';
import { TextInput } from '../forms/text-input';
import { PHONE } from '../theme/tokens';
import { useTyped } from './use-typed';

const Search = styled('div')({
  flex: 1,
  minWidth: 260,
  '& input': { textOverflow: 'ellipsis' },
  [PHONE]: { flexBasis: '100%', '& input::placeholder': { fontSize: 14 } },
});
/** Wide enough for the hint, in which a letter is narrower than a figure. */
const widthOf = (hint: string) => `min(100%, ${Math.round(hint.length * 0.8)}ch + 32px)`;

interface SearchBoxProps {
  hint: string;
  value: string;
  onSearch: (text: string) => void;
  onEnter?: ((text: string) => void) | undefined;
}

/** The search of a list: passed on after a pause in the typing, at once with Enter; Escape clears it. */
export function SearchBox({ hint, value, onSearch, onEnter }: SearchBoxProps) {
  const { text, setText, pass } = useTyped(value, onSearch);
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
          if (event.key === 'Enter') {
            pass(text);
            onEnter?.(text.trim());
          }
          if (event.key === 'Escape') pass('');
        }}
        maxLength={100}
      />
    </Search>
  );
}
