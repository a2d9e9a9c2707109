import { LateMenu } from '@overland/ui';
import type { ExportFormat } from './use-order-export';

interface ExportMenuProps {
  /** "Export", "Export 3". */
  label: string;
  isExporting: boolean;
  onExport: (format: ExportFormat) => void;
  opensUp?: boolean;
  className?: string;
}

/** A file of orders, in either of two formats. */
export function ExportMenu({ label, isExporting, onExport, opensUp, className }: ExportMenuProps) {
  return (
    <LateMenu
      className={className}
      opensUp={opensUp}
      size="small"
      label={label}
      busy={isExporting}
      busyLabel="Exporting…"
      entries={[
        { label: 'CSV', onPick: () => onExport('csv') },
        { label: 'Excel', onPick: () => onExport('xlsx') },
      ]}
    />
  );
}
