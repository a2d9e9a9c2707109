import { maxImportLength } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Button, formatCount, messageOf, Note, Notice, Stack } from '@overland/ui';
import { FileInput, RadioInput } from '@overland/ui/forms';
import { Dialog } from '@overland/ui/overlays';
import { readForForm, useApiMutation, useApiQuery, useNotices } from '@overland/web';
import { useRef, useState } from 'react';
import { countsText, ImportPreview } from './import-preview';

const modes: { value: ImportMode; label: string }[] = [
  { value: 'add', label: 'stay as they are' },
  { value: 'replace', label: 'are removed: the file is the whole list' },
];

interface ImportDialogProps {
  onClose: () => void;
}

export function ImportDialog({ onClose }: ImportDialogProps) {
  const makes = useMakesImport(onClose);
  const { preview, problem, isChecking } = makes;
  const count = preview?.errorCount === 0 ? preview.added + preview.changed + preview.removed : 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Import makes and models"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="go"
            disabled={count === 0}
            busy={makes.isImporting}
            busyLabel="Importing..."
            onClick={makes.importIt}
          >
            {count === 1 ? 'Import 1 change' : `Import ${count > 0 ? formatCount(count) : ''} changes`}
          </Button>
        </>
      }
    >
      <Stack>
        <Note>
          A CSV file with the columns make, model and class, as Export writes it. Either all of it is imported
          or nothing.
        </Note>
        <RadioInput
          label="Models that the file does not have"
          value={makes.mode}
          options={modes}
          onChange={makes.setMode}
        />
        <FileInput
          label="CSV file"
          accept=".csv,text/csv"
          fileName={makes.fileName}
          onFile={(file) => void makes.choose(file)}
        />
        <div aria-live="polite">
          {isChecking && <Note>Checking the file…</Note>}
          {problem !== null && <Notice tone="stop">{problem}</Notice>}
          {preview && <ImportPreview preview={preview} />}
        </div>
      </Stack>
    </Dialog>
  );
}

type ImportMode = 'add' | 'replace';

const whenUnreachable = 'There was an error updating settings';

/** A file of makes: checked when it is chosen or the mode changes, then imported as it was checked. */
function useMakesImport(onDone: () => void) {
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
