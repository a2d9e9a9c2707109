import useAutocomplete from '@mui/material/useAutocomplete';
import { type HTMLAttributes, type Key, type ReactNode, type SyntheticEvent, useId } from 'react';
import { IconButton } from '../actions/button';
import { CloseIcon, SearchIcon } from '../icons/icons';
import { Box, Field, Foot, GroupName, KeyHint, List, Row, Status, Top } from './palette-parts';

export interface PaletteOption {
  id: string;
  group: string;
  label: string;
  detail?: string;
  /** The key that does the same. */
  keyHint?: string;
  icon?: ReactNode;
}

interface PaletteBodyProps<T extends PaletteOption> {
  /** Names the dialog and its field. */
  label: string;
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  /** Those of one group one after another. */
  options: readonly T[];
  /** Under the list, and read aloud: what is under way, or that nothing was found. */
  status: string;
  /** Under the list: an error with its retry. */
  notice?: ReactNode;
  onChoose: (option: T, how: { inNewTab: boolean }) => void;
  onClose: () => void;
}

export interface PaletteProps<T extends PaletteOption> extends PaletteBodyProps<T> {
  open: boolean;
}

/**
 * A field with everything one can go to under it. Arrows move, Enter takes, Ctrl or Cmd with Enter or a click takes in a
 * new tab, Escape closes and gives the focus back.
 */
export function Palette<T extends PaletteOption>({ open, ...body }: PaletteProps<T>) {
  const { label, onClose } = body;
  return (
    <Box open={open} onClose={onClose} transitionDuration={0} slotProps={{ paper: named(label) }}>
      <Body {...body} />
    </Box>
  );
}

/** The dialog is its paper; it has no title that could name it. */
const named = (label: string) => ({ 'aria-label': label, 'aria-labelledby': undefined });

function Body<T extends PaletteOption>(props: PaletteBodyProps<T>) {
  const { label, placeholder, text, onText, options, status, notice, onChoose, onClose } = props;
  const list = useAutocomplete<T, false, false, false>({
    id: useId(),
    open: true,
    options,
    value: null,
    inputValue: text,
    autoHighlight: true,
    handleHomeEndKeys: false,
    selectOnFocus: false,
    filterOptions: (all) => all,
    groupBy: ({ group }) => group,
    getOptionKey: ({ id }) => id,
    getOptionLabel: ({ label: name, detail = '' }) => `${name} ${detail}`,
    onInputChange: (_event, typed, reason) => {
      if (reason === 'input') onText(typed);
    },
    onChange: (event, option) => option !== null && onChoose(option, { inNewTab: hasModifier(event) }),
    onClose: (_event, reason) => {
      if (reason === 'escape') onClose();
    },
  });
  return (
    <>
      <Top>
        <Field {...list.getRootProps()}>
          <SearchIcon size={20} />
          {/* biome-ignore lint/a11y/noAutofocus: a dialog that is opened to type in it */}
          <input {...list.getInputProps()} autoFocus aria-label={label} placeholder={placeholder} />
        </Field>
        <IconButton label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Top>
      <List {...list.getListboxProps()} aria-label="Results" aria-labelledby={undefined} tabIndex={-1}>
        {list.groupedOptions.map(({ key, index: first, group, options: rows }) => (
          <Group key={key} name={group}>
            {rows.map((option, index) => (
              <Option
                key={option.id}
                option={option}
                props={list.getOptionProps({ option, index: first + index })}
              />
            ))}
          </Group>
        ))}
      </List>
      <Status role="status">{status}</Status>
      {notice}
      <Foot aria-hidden="true">↑ ↓ to choose, Enter opens, Ctrl Enter in a new tab, Esc closes</Foot>
    </>
  );
}

const hasModifier = ({ nativeEvent }: SyntheticEvent) =>
  (nativeEvent instanceof KeyboardEvent || nativeEvent instanceof MouseEvent) &&
  (nativeEvent.ctrlKey || nativeEvent.metaKey);

function Group({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <li role="presentation">
      <GroupName id={id}>{name}</GroupName>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox, which no element stands for */}
      <ul role="group" aria-labelledby={id}>
        {children}
      </ul>
    </li>
  );
}

interface OptionProps {
  option: PaletteOption;
  props: HTMLAttributes<HTMLLIElement> & { key: Key };
}

function Option({ option: { icon, label, detail, keyHint }, props: { key: _key, ...props } }: OptionProps) {
  return (
    <Row {...props} aria-keyshortcuts={keyHint}>
      {icon}
      <span>
        {label}
        {detail !== undefined && <small>{detail}</small>}
      </span>
      {keyHint !== undefined && <KeyHint aria-hidden="true">{keyHint}</KeyHint>}
    </Row>
  );
}
