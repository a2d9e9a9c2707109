import styled from '@emotion/styled';
import Table from '@mui/material/Table';

/** Dense where people compare: hairlines, small quiet headings, tabular figures. */
export const FixedTable = styled(Table)({
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  '& .MuiTableCell-root': {
    // What is too long wraps: nothing is cut beside room that is free.
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    padding: '9px 14px',
    borderBottom: '1px solid var(--line)',
    font: 'inherit',
    fontSize: 14,
    lineHeight: 1.45,
    letterSpacing: 'normal',
    color: 'var(--ink)',
  },
  // Figures and days; their columns have room for them.
  '& .MuiTableCell-alignRight': { whiteSpace: 'nowrap' },
  // It stands before the word there.
  '& .MuiTableCell-alignRight .MuiTableSortLabel-icon': { margin: '0 4px 0 0' },
  '& .MuiTableCell-head': {
    position: 'sticky',
    top: 'var(--sticky-top, 0px)',
    zIndex: 2,
    fontSize: 13,
    fontWeight: 600,
    color: 'var(--ink-2)',
    background: 'var(--paper)',
  },
  // Not `:last-of-type`: with it, each row that comes or goes while scrolling has all others styled anew.
  '& tr[data-last] .MuiTableCell-body': { borderBottom: 0 },
  '& tr[data-row]': { cursor: 'pointer' },
  '& tr[data-row]:hover .MuiTableCell-body, & tr[data-row]:focus-within .MuiTableCell-body': {
    background: 'var(--tint)',
  },
  // Out from under the heading, and above what is docked at the foot of the window.
  '& tr[data-row], & tr[data-row] a': { scrollMargin: '56px 0 88px' },
  '& tr[data-chosen] .MuiTableCell-body': { background: 'var(--tint)' },
  '& tr[data-marked] .MuiTableCell-body, & tr[data-marked]:hover .MuiTableCell-body': {
    background: 'var(--amber-tint)',
    '&:first-of-type': { boxShadow: 'inset 4px 0 0 var(--amber)' },
  },
  '& .MuiTableCell-root[data-choice]': { padding: '0 0 0 6px', overflow: 'visible' },
  // The link that opens a row would be cut off at the end of its cell.
  '& tr:focus-visible, & tr:has([data-opens]:focus-visible)': {
    outline: '3px solid var(--blue)',
    outlineOffset: -3,
  },
  '& [data-opens]:focus-visible': { outline: 'none' },
  '& .MuiTableCell-footer': { fontWeight: 800, borderBottom: 0 },
  '& tr[data-edge] .MuiTableCell-footer': { borderTop: '2px solid var(--line)' },
  '& tr[data-grand] .MuiTableCell-footer': {
    fontSize: 20,
    '&:first-of-type, &[data-label]': { fontSize: 14 },
  },
  '@media (max-width: 1100px)': { '& .MuiTableCell-root': { paddingLeft: 8, paddingRight: 8 } },
  '& tr[data-spacer] .MuiTableCell-root': { padding: 0, border: 0 },
});
