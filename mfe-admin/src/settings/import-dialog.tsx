import { type ImportReply, maxImportLength } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Button, formatCount, messageOf, Note, Notice, Stack } from '@overland/ui';
import { FileInput, RadioInput } from '@overland/ui/forms';
import { Dialog } from '@overland/ui/overlays';
import { useApiMutation, useNotices } from '@overland/web';
import { useRef, useState } from 'react';
import { countsText, ImportPreview } from './import-preview';

type Mode = 'add' | 'replace';

const modes: { value: Mode; label: string }[] = [
  { value: 'add', label: 'stay as they are' },
  { value: 'replace', label: 'are removed: the file is the whole list' },
];

interface ImportDialogProps {
  onClose: () => void;
}

/** A file is checked first: what it would add, change and remove, and which lines are wrong. */
export function ImportDialog({ onClose }: ImportDialogProps) {
  const [csv, setCsv] = useState<string | null>(null);
  const [fileName, setFileName] = useState('');
  const [mode, setMode] = useState<Mode>('add');
  const [preview, setPreview] = useState<ImportReply | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** Counts the previews: an older one may answer last. */
  const lastCheck = useRef(0);
  const notify = useNotices((state) => state.notify);
  const look = useApiMutation(calls.settings.importMakes, { whenUnreachable });
  const take = useApiMutation(calls.settings.importMakes, {
    refreshes: [calls.settings.makes, calls.settings.history],
    whenUnreachable,
  });

  const attempt = async (work: () => Promise<void>) => {
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  const lookAt = async (text: string, chosen: Mode) => {
    setProblem(null);
    setPreview(null);
    lastCheck.current += 1;
    const check = lastCheck.current;
    const isLast = () => check === lastCheck.current;
    try {
      const reply = await look.mutateAsync({ body: { csv: text, mode: chosen, isPreview: true } });
      if (isLast()) setPreview(reply);
    } catch (error) {
      if (isLast()) setProblem(messageOf(error));
    }
  };
  const choose = async (file: File) => {
    // What is on its way for an earlier file does not count any more.
    lastCheck.current += 1;
    const check = lastCheck.current;
    setFileName(file.name);
    setPreview(null);
    const text = file.size > maxImportLength ? null : await file.text();
    if (check !== lastCheck.current) return;
    setCsv(text);
    if (text === null) return setProblem('Please choose a file of at most 200 KB.');
    await lookAt(text, mode);
  };
  const changeMode = (next: Mode) => {
    setMode(next);
    if (csv !== null) void lookAt(csv, next);
  };
  const importIt = () =>
    attempt(async () => {
      if (csv === null || preview === null) return;
      const { added, changed, removed } = preview;
      const done = await take.mutateAsync({
        body: { csv, mode, isPreview: false, expected: { added, changed, removed } },
      });
      notify('success', `Makes and models have been imported: ${countsText(done)}.`);
      onClose();
    });
  const count = preview && preview.errorCount === 0 ? preview.added + preview.changed + preview.removed : 0;
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
            busy={take.isPending}
            busyLabel="Importing..."
            onClick={importIt}
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
          value={mode}
          options={modes}
          onChange={changeMode}
        />
        <FileInput
          label="CSV file"
          accept=".csv,text/csv"
          fileName={fileName}
          onFile={(file) => void choose(file)}
        />
        <div aria-live="polite">
          {look.isPending && <Note>Checking the file…</Note>}
          {problem !== null && <Notice tone="stop">{problem}</Notice>}
          {preview !== null && <ImportPreview preview={preview} />}
        </div>
      </Stack>
    </Dialog>
  );
}

const whenUnreachable = 'There was an error updating settings';
