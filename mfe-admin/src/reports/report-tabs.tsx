import { styled } from '@overland/ui';
import { Link, useSearchParams } from '@overland/web';
import { useEffect, useRef } from 'react';
import { type ReportTab, tabNames } from './report-names';
import { withChange } from './report-state';

const Tabs = styled('nav')({
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: '1px solid var(--line)',
  '&& a': {
    padding: '10px 14px',
    borderBottom: '3px solid transparent',
    marginBottom: -1,
    color: 'var(--ink-2)',
    fontWeight: 600,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '&:hover': { color: 'var(--ink)' },
    '&[aria-current]': { color: 'var(--sign)', borderColor: 'var(--sign)' },
    '&:focus-visible': { outlineOffset: -3 },
  },
});

interface ReportTabsProps {
  tabs: readonly ReportTab[];
  shown: ReportTab;
}

/** The reports beside each other. A tab keeps the period and the filters. */
export function ReportTabs({ tabs, shown }: ReportTabsProps) {
  const [parameters] = useSearchParams();
  const root = useRef<HTMLElement>(null);
  // On a phone the last ones are beyond the edge. Only the row is scrolled, not the page.
  useEffect(() => {
    const tab = root.current?.querySelector<HTMLElement>(`[data-tab=${shown}]`);
    if (root.current && tab) root.current.scrollLeft = tab.offsetLeft - root.current.offsetLeft - 16;
  }, [shown]);
  return (
    <Tabs ref={root} aria-label="Reports">
      {tabs.map((report) => (
        <Link
          key={report}
          data-tab={report}
          to={withChange(parameters, { report, by: null, in: null, inBy: null })}
          aria-current={report === shown ? 'page' : undefined}
        >
          {tabNames[report]}
        </Link>
      ))}
    </Tabs>
  );
}
