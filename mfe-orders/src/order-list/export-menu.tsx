import { LateMenu } from '@overland/ui';
import type { ExportFormat } from './use-order-export';

interface ExportMenuProps {
  label: string;
  isExporting: boolean;
  onExport: (format: ExportFormat) => void;
  opensUp?: boolean;
  className?: string;
}

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
