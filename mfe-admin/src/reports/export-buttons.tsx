import { type ReportName, reportFormats, reports } from '@overland/contracts';
import { Button, LateMenu, useIsPhone } from '@overland/ui';
import { useDownload } from '@overland/web';
import type { ReportQuery } from './use-report';

interface ExportButtonsProps {
  report: ReportName;
  query: ReportQuery;
}

/** What is shown, as a file. */
export function ExportButtons({ report, query }: ExportButtonsProps) {
  const isPhone = useIsPhone();
  const { isLoading, download } = useDownload(reports.export, 'There was an error exporting this report');
  const entries = reportFormats.map((format) => ({
    label: format.toUpperCase(),
    onPick: () =>
      download(
        { params: { report }, query: { ...query, format } },
        `${report}-${query.from}-${query.to}.${format}`,
      ),
  }));
  if (isPhone) {
    return <LateMenu size="small" label="Export" busy={isLoading} busyLabel="Exporting…" entries={entries} />;
  }
  return entries.map(({ label, onPick }) => (
    <Button key={label} size="small" aria-label={`Export ${label}`} busy={isLoading} onClick={onPick}>
      {label}
    </Button>
  ));
}
