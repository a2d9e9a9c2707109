import { usePageKeys } from '@overland/web';
import { LateMenu } from '../overlays/late-menu';

export interface ExportMenuProps {
  label?: string;
  isExporting: boolean;
  onExport: (format: 'csv' | 'xlsx') => void;
  opensUp?: boolean;
  className?: string;
}

export function ExportMenu({ label = 'Export', isExporting, onExport, ...look }: ExportMenuProps) {
  const entries = [
    { label: 'CSV', onPick: () => onExport('csv') },
    { label: 'Excel', onPick: () => onExport('xlsx') },
  ];
  usePageKeys(entries.map((entry) => ({ label: `${label} as ${entry.label}`, run: entry.onPick })));
  return (
    <LateMenu
      {...look}
      size="small"
      label={label}
      busy={isExporting}
      busyLabel="Exporting…"
      entries={entries}
    />
  );
}
