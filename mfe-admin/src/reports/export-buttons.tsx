import { type ReportFormat, type ReportName, reportFormats } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Button, LateMenu, useIsPhone } from '@overland/ui';
import { useDownload } from '@overland/web';
import type { PeriodTab } from './report-names';
import type { InsightQuery } from './use-insight';
import type { ReportQuery } from './use-report';

const whenUnreachable = 'There was an error exporting this report';
const exportOf = {
  onTime: calls.insight.onTimeExport,
  conversion: calls.insight.conversionExport,
  margin: calls.insight.marginExport,
  commissions: calls.insight.commissionsExport,
  claims: calls.insight.claimsExport,
} as const;

interface ExportButtonsProps {
  isLoading: boolean;
  onPick: (format: ReportFormat) => void;
}

function ExportButtons({ isLoading, onPick }: ExportButtonsProps) {
  const isPhone = useIsPhone();
  const entries = reportFormats.map((format) => ({
    label: format.toUpperCase(),
    onPick: () => onPick(format),
  }));
  if (isPhone) {
    return <LateMenu size="small" label="Export" busy={isLoading} busyLabel="Exporting…" entries={entries} />;
  }
  return entries.map(({ label, onPick: pick }) => (
    <Button key={label} size="small" aria-label={`Export ${label}`} busy={isLoading} onClick={pick}>
      {label}
    </Button>
  ));
}

export function ReportExport({ report, query }: { report: ReportName; query: ReportQuery }) {
  const { isLoading, download } = useDownload(calls.reports.export, whenUnreachable);
  return (
    <ExportButtons
      isLoading={isLoading}
      onPick={(format) =>
        download({ params: { report }, query: { ...query, format } }, fileName(report, query, format))
      }
    />
  );
}

export function InsightExport({ report, query }: { report: PeriodTab; query: InsightQuery }) {
  const { isLoading, download } = useDownload(exportOf[report], whenUnreachable);
  return (
    <ExportButtons
      isLoading={isLoading}
      onPick={(format) => download({ query: { ...query, format } }, fileName(report, query, format))}
    />
  );
}

export function ReceivablesExport({ query }: { query: Pick<InsightQuery, 'portalId'> }) {
  const { isLoading, download } = useDownload(calls.insight.receivablesExport, whenUnreachable);
  return (
    <Button
      size="small"
      aria-label="Export CSV"
      busy={isLoading}
      busyLabel="Exporting…"
      onClick={() => download({ query }, 'receivables.csv')}
    >
      CSV
    </Button>
  );
}

const fileName = (report: string, { from, to }: InsightQuery, format: ReportFormat) =>
  `${report}-${from}-${to}.${format}`;
