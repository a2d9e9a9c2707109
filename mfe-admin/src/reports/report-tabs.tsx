import { LinkTabs } from '@overland/ui/overlays';
import { useSearchParams } from '@overland/web';
import { type ReportTab, tabNames } from './report-names';
import { withChange } from './report-state';

interface ReportTabsProps {
  tabs: readonly ReportTab[];
  shown: ReportTab;
}

/** The reports beside each other. A tab keeps the period and the filters. */
export function ReportTabs({ tabs, shown }: ReportTabsProps) {
  const [parameters] = useSearchParams();
  return (
    <LinkTabs
      label="Reports"
      shown={shown}
      tabs={tabs.map((report) => ({
        id: report,
        to: withChange(parameters, { report, by: null, in: null, inBy: null }),
        label: tabNames[report],
      }))}
    />
  );
}
