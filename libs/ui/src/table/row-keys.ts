import { isShortcut } from '@overland/web';
import { type KeyboardEvent, type RefObject, useEffect } from 'react';

const takesText = 'input:not([type=checkbox]), textarea, select, [contenteditable=true]';
/** Pixels at the top of the window that the heading of a table covers. */
const headingHeight = 48;

/** From row to row with the arrow keys, beginning at a row. */
export function walk(event: KeyboardEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.matches(takesText)) return;
  if (focusBeside(event.currentTarget, event.key === 'ArrowDown')) event.preventDefault();
}

/** Does the key choose the row that it was pressed in? */
export function chooses({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !(target instanceof Element)) return false;
  if (key === 'x') return !target.matches(takesText);
  // On a control, Space is the control's.
  return key === ' ' && !target.matches('button, input, textarea, select');
}

/** j and k go from row to row; with no row in focus, to the first that is in view. */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const pressed = (event: globalThis.KeyboardEvent) => {
      const { key } = event;
      if (!list.current || (key !== 'j' && key !== 'k') || !isShortcut(event)) return;
      const row = document.activeElement?.closest<HTMLElement>('[data-row]');
      if (row && !list.current.contains(row)) return;
      if (row ? focusBeside(row, key === 'j') : focusRow(firstInView(list.current))) event.preventDefault();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [list]);
}

function firstInView(list: HTMLElement): HTMLElement | undefined {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')];
  return rows.find((row) => row.getBoundingClientRect().top >= headingHeight) ?? rows[0];
}

function focusBeside(row: HTMLElement, isDown: boolean): boolean {
  const beside = row[isDown ? 'nextElementSibling' : 'previousElementSibling'];
  return beside instanceof HTMLElement && beside.dataset.row !== undefined && focusRow(beside);
}

/** A row with an address has a link in it, which takes the focus. */
function focusRow(row: HTMLElement | undefined): boolean {
  const target = row && (row.tabIndex >= 0 ? row : row.querySelector<HTMLElement>('a'));
  target?.focus();
  return target !== null && target !== undefined;
}
