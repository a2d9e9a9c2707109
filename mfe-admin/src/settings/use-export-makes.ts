import { settings } from '@overland/contracts';
import { messageOf } from '@overland/ui';
import { apiFile, useNotices } from '@overland/web';
import { useState } from 'react';

/** Fetches the list with the session's token, and gives it to the browser to save. */
export function useExportMakes() {
  const notify = useNotices((state) => state.notify);
  const [isExporting, setExporting] = useState(false);
  const exportMakes = async () => {
    setExporting(true);
    try {
      const file = await apiFile(
        settings.exportMakes,
        {},
        { whenUnreachable: 'There was an error loading makes and models' },
      );
      saveFile(file, 'makes-and-models.csv');
    } catch (error) {
      notify('error', messageOf(error));
    } finally {
      setExporting(false);
    }
  };
  return { isExporting, exportMakes };
}

function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
