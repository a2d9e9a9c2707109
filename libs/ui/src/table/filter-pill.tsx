import styled from '@emotion/styled';
import ButtonBase from '@mui/material/ButtonBase';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { ChevronIcon, CloseIcon } from '../icons/icons';
import { useLoadedLater } from '../query/use-loaded-later';

const Root = styled('div')({ position: 'relative', maxWidth: 'var(--pill-width, 100%)' });
export const Pill = styled('div')({
  display: 'flex',
  alignItems: 'center',
  maxWidth: '100%',
  height: 36,
  borderRadius: 999,
  border: '1px solid var(--line)',
  background: 'var(--paper)',
  fontSize: 14,
  '&[data-on=true]': { borderColor: 'var(--sign)', color: 'var(--sign)', fontWeight: 600 },
  '&:hover': { borderColor: 'var(--field)' },
  '& button': { font: 'inherit', height: '100%', borderRadius: 999, gap: 6 },
  '& button:first-of-type': { padding: '0 12px', minWidth: 0 },
  '& button:first-of-type span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& button + button': { padding: '0 12px 0 4px', marginLeft: -10, minWidth: 32 },
  '& svg': { flex: 'none' },
  '& [aria-expanded=true] svg': { transform: 'rotate(180deg)' },
});

const loadPanel = () => import('./filter-panel');

export interface FilterPillProps {
  label: string;
  /** What is chosen, in words; '' for nothing. */
  chosen: string;
  /** In place of the label and what is chosen, where that reads better: "Compared with the year before". */
  text?: string;
  /** Absent where something is always chosen. */
  onClear?: (() => void) | undefined;
  /** The content of the panel, which is loaded when it is first opened, if not before. */
  children: (parts: typeof import('./filter-panel'), close: () => void) => ReactNode;
}

/** A filter as a chip: what is chosen, a way to clear it, and a panel to choose in. */
export function FilterPill({ label, chosen, text, onClear, children }: FilterPillProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const panel = useLoadedLater(loadPanel, isOpen);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
  };
  const focus = useFocusLeaves(() => setOpen(false));
  const canClear = chosen !== '' && onClear !== undefined;
  return (
    <Root ref={root} onKeyDown={onKeyDown} {...focus}>
      <Pill data-on={chosen !== ''}>
        <ButtonBase
          ref={button}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{text ?? (chosen === '' ? label : `${label}: ${chosen}`)}</span>
          {!canClear && <ChevronIcon size={14} />}
        </ButtonBase>
        {canClear && (
          <ButtonBase aria-label={`Clear ${label}`} onClick={onClear}>
            <CloseIcon size={14} />
          </ButtonBase>
        )}
      </Pill>
      {isOpen && panel && root.current && (
        <panel.FilterPanel id={id} label={label} anchor={root.current} onClose={() => setOpen(false)}>
          {children(panel, close)}
        </panel.FilterPanel>
      )}
    </Root>
  );
}

/**
 * Tells when the focus goes elsewhere. What is shown in another place of the document but belongs to the element, such as
 * a calendar, is not elsewhere: its focus event bubbles up here.
 */
function useFocusLeaves(onLeave: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) timer.current = setTimeout(onLeave);
    },
    onFocus: () => clearTimeout(timer.current),
  };
}
