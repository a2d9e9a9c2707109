/** The calendar of /dates. Kept as plain data, so that the first view does not load the picker's types. */
export const dateOverrides = {
  MuiDateCalendar: { styleOverrides: { root: { width: 320 } } },
  MuiDayCalendar: {
    styleOverrides: { weekDayLabel: { color: 'var(--ink-2)', fontWeight: 600, fontSize: 13 } },
  },
};
