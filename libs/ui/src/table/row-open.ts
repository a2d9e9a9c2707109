import { useNavigate } from '@overland/web';
import { type KeyboardEvent, type MouseEvent, useCallback } from 'react';
import { chooses, walk } from './row-keys';
import type { DataTableProps } from './types';

const interactive = 'a, button, input, select, textarea, label';

/**
 * What a row does: a click or Enter opens it, with Ctrl or the middle button in a new tab where it has an
 * address; the arrow keys walk, x and Space choose it where rows are chosen. Clicks on what is in the row, and a
 * selection of text, are left alone.
 */
export function useRowOpen<Row>(props: Pick<DataTableProps<Row>, 'rowHref' | 'onRowOpen' | 'selection'>) {
  const { rowHref, onRowOpen } = props;
  const toggle = props.selection?.toggle;
  const navigate = useNavigate();
  return useCallback(
    (row: Row) => (rowHref || onRowOpen ? openingProps(row, { rowHref, onRowOpen, toggle, navigate }) : {}),
    [rowHref, onRowOpen, toggle, navigate],
  );
}

interface Opening<Row> extends Pick<DataTableProps<Row>, 'rowHref' | 'onRowOpen'> {
  toggle: ((row: Row) => void) | undefined;
  navigate: ReturnType<typeof useNavigate>;
}

function openingProps<Row>(row: Row, { rowHref, onRowOpen, toggle, navigate }: Opening<Row>) {
  const open = (isNewTab: boolean) => {
    const href = rowHref?.(row);
    if (href !== undefined && isNewTab) window.open(href, '_blank', 'noopener');
    else if (onRowOpen) onRowOpen(row);
    else if (href !== undefined) void navigate(href);
  };
  return {
    'data-row': true,
    // A row with an address has a link in it, which takes the focus.
    tabIndex: rowHref ? undefined : 0,
    onClick: (event: MouseEvent<HTMLElement>) => {
      const isWithin = event.target instanceof Element && event.target.closest(interactive) !== null;
      const isSelection = getSelection()?.type === 'Range';
      if (!isWithin && !isSelection) open(event.ctrlKey || event.metaKey);
    },
    onAuxClick: (event: MouseEvent<HTMLElement>) => {
      const isWithin = event.target instanceof Element && event.target.closest(interactive) !== null;
      if (event.button === 1 && !isWithin && rowHref) open(true);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Enter' && event.target === event.currentTarget) open(false);
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') walk(event);
      if (toggle && chooses(event)) {
        event.preventDefault();
        toggle(row);
      }
    },
  };
}
