import styled from '@emotion/styled';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Unseen } from '../frame/unseen';
import { TextInput } from './text-input';
import { suggestedAt, withMention } from './typed-mention';
import { type FieldProps, useField } from './use-field';

const Around = styled('div')({ position: 'relative' });
const List = styled('div')({
  position: 'absolute',
  zIndex: 2,
  top: '100%',
  insetInline: 0,
  maxWidth: 360,
  margin: '4px 0 0',
  padding: '6px 0',
  background: 'var(--paper)',
  border: '1px solid var(--line)',
  borderRadius: 8,
  boxShadow: '0 8px 32px rgb(0 0 0 / .22)',
  '& [role=option]': { padding: '10px 14px', cursor: 'pointer', overflowWrap: 'anywhere' },
  '& [aria-selected=true]': { background: 'var(--tint)', color: 'var(--sign)', fontWeight: 600 },
});

interface MentionFieldProps<P> extends FieldProps {
  /** Who is suggested after @. */
  people: readonly P[];
  onMention: (person: P) => void;
  onFocus?: () => void;
  placeholder?: string;
  rows?: number;
  maxLength?: number;
}

/**
 * A text of several lines in which @ suggests people. Arrows move in the list, Enter and Tab take, Escape closes it. MUI's
 * Autocomplete, which takes the arrow keys from the text, does not support such fields.
 */
export function MentionField<P extends { name: string; _id: string }>(props: MentionFieldProps<P>) {
  const { name, label, people, onMention, ...rest } = props;
  const { field, error } = useField<string>(name);
  const area = useRef<HTMLInputElement | null>(null);
  const text = String(field.value ?? '');
  const list = useSuggestions({ text, people, area, onPick });
  const listId = useId();
  const optionId = (index: number) => `${listId}-${index}`;
  function onPick(person: P, next: string) {
    field.onChange(next);
    onMention(person);
  }
  return (
    <Around onKeyDownCapture={list.onKeyDown}>
      <TextInput
        {...rest}
        label={label}
        hidesLabel
        multiline
        name={name}
        value={text}
        inputRef={(element) => {
          area.current = element;
          field.ref(element);
        }}
        onChange={(event) => {
          field.onChange(event.target.value);
          list.look(event.target.selectionStart);
        }}
        onBlur={() => {
          list.close();
          // Nothing was begun: what is missing is said once it is sent.
          if (text !== '') field.onBlur();
        }}
        error={error}
        aria-autocomplete="list"
        aria-controls={list.people.length > 0 ? listId : undefined}
        aria-activedescendant={list.people.length > 0 ? optionId(list.active) : undefined}
      />
      <Unseen role="status">{list.people.length > 0 && countText(list.people.length)}</Unseen>
      {list.people.length > 0 && (
        <List id={listId} role="listbox" aria-label="People to mention">
          {list.people.map((person, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
            <div
              key={person._id}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === list.active}
              // A press would take the focus from the field, and so close the list.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => list.pick(person)}
            >
              {person.name}
            </div>
          ))}
        </List>
      )}
    </Around>
  );
}

const countText = (count: number) =>
  `${count === 1 ? '1 person' : `${count} people`} to mention. Arrows choose, Enter takes.`;

interface Suggesting<P> {
  text: string;
  people: readonly P[];
  area: { readonly current: HTMLInputElement | null };
  onPick: (person: P, next: string) => void;
}

/** The people suggested where the caret was when something was last typed. */
function useSuggestions<P extends { name: string }>({ text, people, area, onPick }: Suggesting<P>) {
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const nextCaret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (nextCaret.current === null) return;
    area.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = null;
  });
  const shown = caret === null ? [] : suggestedAt(text, caret, people);
  const close = () => setCaret(null);
  const pick = (person: P) => {
    const next = withMention(text, caret ?? text.length, person);
    nextCaret.current = next.caret;
    close();
    onPick(person, next.text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (shown.length === 0 || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    const chosen = shown[active];
    const move = (by: number) => setActive((active + by + shown.length) % shown.length);
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Escape') close();
    else if ((event.key === 'Enter' || event.key === 'Tab') && chosen) pick(chosen);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const look = (at: number | null) => {
    setCaret(at);
    setActive(0);
  };
  return { people: shown, active, pick, close, look, onKeyDown };
}
