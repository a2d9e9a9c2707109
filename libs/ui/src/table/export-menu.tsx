import { LateMenu } from '../overlays/late-menu';

export interface ExportMenuProps {
  label?: string;
  isExporting: boolean;
  onExport: (format: 'csv' | 'xlsx') => void;
  opensUp?: boolean;
  className?: string;
}

export const ExportMenu = ({ label = 'Export', isExporting, onExport, ...look }: ExportMenuProps) => (
  <LateMenu
    {...look}
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
