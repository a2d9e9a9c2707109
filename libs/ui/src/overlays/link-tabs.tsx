import styled from '@emotion/styled';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link } from '@overland/web';
import type { ReactNode } from 'react';
import { PHONE } from '../theme/tokens';

const Row = styled(Tabs)({
  minHeight: 44,
  marginBottom: 24,
  borderBottom: '1px solid var(--line)',
  '& .MuiTabs-indicator': { height: 3, background: 'var(--sign)' },
  '& .MuiTab-root': {
    flexDirection: 'row',
    gap: 8,
    minWidth: 0,
    minHeight: 44,
    padding: '0 14px',
    font: 'inherit',
    fontSize: 15,
    fontWeight: 600,
    textTransform: 'none',
    letterSpacing: 'normal',
    whiteSpace: 'nowrap',
    color: 'var(--ink-2)',
    outlineOffset: -3,
    '&:hover': { color: 'var(--ink)' },
    '&.Mui-selected': { color: 'var(--sign)' },
  },
  // The arrows alone tell that there are more tabs than are seen.
  '& .MuiTabScrollButton-root': { width: 32, color: 'var(--ink-2)', opacity: 1 },
  '& .MuiTabScrollButton-root.Mui-disabled': { display: 'none' },
  [PHONE]: {
    margin: '0 -16px 16px',
    '& .MuiTabs-scroller': { scrollPadding: '0 12px' },
    '& .MuiTab-root': { padding: '0 10px' },
  },
});

/** Undoes MUI's pattern of tabs, which are no links and of which Tab reaches one alone. */
const asLink = { role: undefined, 'aria-selected': undefined, tabIndex: 0 };

export interface LinkTabsProps<Id extends string> {
  /** Names the navigation. */
  label: string;
  shown: Id;
  tabs: readonly { id: Id; to: string; label: ReactNode; name?: string | undefined }[];
}

/** The parts of a page beside each other, each with an address of its own: links, so all are in the tab order. */
export function LinkTabs<Id extends string>({ label, shown, tabs }: LinkTabsProps<Id>) {
  return (
    <nav aria-label={label}>
      <Row
        value={shown}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        slotProps={{ list: { role: undefined } }}
      >
        {tabs.map((tab) => (
          <Tab
            {...asLink}
            component={Link}
            key={tab.id}
            value={tab.id}
            to={tab.to}
            label={tab.label}
            aria-label={tab.name}
            aria-current={tab.id === shown ? 'page' : undefined}
          />
        ))}
      </Row>
    </nav>
  );
}
