import type { Components } from '@mui/material/styles';

/** The only places with a shadow: what floats above the page. */
const shadow = '0 8px 32px rgb(0 0 0 / .22)';

export const overlayOverrides: Components = {
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: 12,
        border: '1px solid var(--line)',
        backgroundImage: 'none',
        boxShadow: shadow,
        margin: 16,
        width: 'min(520px, calc(100% - 32px))',
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { fontSize: 20, fontWeight: 800, lineHeight: 1.2, padding: '22px 24px 8px' } },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '0 24px 16px', lineHeight: 1.5 } } },
  MuiDialogActions: {
    styleOverrides: {
      root: { padding: '8px 24px 22px', gap: 8, '&>:not(style)~:not(style)': { marginLeft: 0 } },
    },
  },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiPopover: {
    styleOverrides: { paper: { border: '1px solid var(--line)', borderRadius: 8, boxShadow: shadow } },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: { fontSize: 15, minHeight: 40, '&:hover, &.Mui-focusVisible': { background: 'var(--tint)' } },
    },
  },
  MuiTooltip: {
    defaultProps: { enterTouchDelay: 0, leaveTouchDelay: 4000, describeChild: true },
    styleOverrides: {
      tooltip: {
        background: 'var(--ink)',
        color: 'var(--paper)',
        fontSize: 14,
        lineHeight: 1.4,
        padding: '8px 12px',
        borderRadius: 8,
        maxWidth: 280,
      },
    },
  },
};
