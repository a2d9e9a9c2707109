import { maxImportLength } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { messageOf } from '@overland/ui';
import { readForForm, useApiMutation, useApiQuery, useNotices } from '@overland/web';
import { useRef, useState } from 'react';
import { countsText } from './import-preview';

export type ImportMode = 'add' | 'replace';

const whenUnreachable = 'There was an error updating settings';

/** A file of makes: checked when it is chosen or the mode changes, then imported as it was checked. */
export function useMakesImport(onDone: () => void) {
  const [chosen, setChosen] = useState<{ name: string; csv: string | null }>({ name: '', csv: null });
  const [mode, setMode] = useState<ImportMode>('add');
  const [problem, setProblem] = useState<string | null>(null);
  const latestFile = useRef<File>(null);
  const notify = useNotices((state) => state.notify);
  const { name, csv } = chosen;
  const check = useCheck(csv, mode);
  const take = useApiMutation(calls.settings.importMakes, {
    refreshes: [calls.settings.makes, calls.settings.history],
    whenUnreachable,
  });

  const choose = async (file: File) => {
    latestFile.current = file;
    setProblem(null);
    setChosen({ name: file.name, csv: null });
    if (file.size > maxImportLength) return setProblem('Please choose a file of at most 200 KB.');
    const text = await file.text();
    if (latestFile.current === file) setChosen({ name: file.name, csv: text });
  };
  const importIt = async () => {
    if (csv === null || check.data === undefined) return;
    const { added, changed, removed } = check.data;
    setProblem(null);
    try {
      const done = await take.mutateAsync({
        body: { csv, mode, isPreview: false, expected: { added, changed, removed } },
      });
      notify('success', `Makes and models have been imported: ${countsText(done)}.`);
      onDone();
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  return {
    fileName: name,
    mode,
    setMode: (next: ImportMode) => {
      setProblem(null);
      setMode(next);
    },
    choose,
    isChecking: check.isFetching,
    preview: check.isFetching ? undefined : check.data,
    problem: problem ?? (check.error && !check.isFetching ? messageOf(check.error) : null),
    isImporting: take.isPending,
    importIt,
  };
}

function useCheck(csv: string | null, mode: ImportMode) {
  return useApiQuery(
    calls.settings.importMakes,
    { body: { csv: csv ?? '', mode, isPreview: true } },
    { ...readForForm, enabled: csv !== null, gcTime: 0, whenUnreachable },
  );
}
