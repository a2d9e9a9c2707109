import type { Components } from '@mui/material/styles';

/** Dense where people compare: hairlines, small quiet headings, tabular figures. */
export const tableOverrides: Components = {
  MuiTable: { styleOverrides: { root: { borderCollapse: 'separate', borderSpacing: 0 } } },
  MuiTableCell: {
    styleOverrides: {
      root: {
        borderBottom: '1px solid var(--line)',
        padding: '9px 14px',
        fontSize: 14,
        lineHeight: 1.45,
        color: 'var(--ink)',
      },
      head: {
        fontSize: 13,
        fontWeight: 600,
        color: 'var(--ink-2)',
        whiteSpace: 'nowrap',
        background: 'var(--paper)',
      },
    },
  },
};
