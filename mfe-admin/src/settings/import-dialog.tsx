import { type ImportReply, maxImportLength, settings } from '@overland/contracts';
import { Button, messageOf, Note, Notice, Stack, styled } from '@overland/ui';
import { Dialog } from '@overland/ui/overlays';
import { useApiMutation, useNotices } from '@overland/web';
import { useState } from 'react';
import { countsText, ImportPreview } from './import-preview';

const Choice = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 4,
  '& legend': { padding: 0, marginBottom: 6, fontSize: 14, fontWeight: 600 },
  '& label': {
    display: 'flex',
    gap: 10,
    alignItems: 'flex-start',
    padding: '6px 0',
    cursor: 'pointer',
    lineHeight: 1.4,
  },
  '& input': { width: 18, height: 18, margin: '1px 0 0', flex: 'none', accentColor: 'var(--sign)' },
});
const FileLabel = styled('label')({
  display: 'grid',
  gap: 6,
  fontSize: 14,
  fontWeight: 600,
  '& input': { font: 'inherit', fontWeight: 400, maxWidth: '100%', padding: '8px 0' },
});

type Mode = 'add' | 'replace';

interface ImportDialogProps {
  onClose: () => void;
}

/** A file is looked at first: what it would add, change and remove, and which lines are wrong. */
export function ImportDialog({ onClose }: ImportDialogProps) {
  const [csv, setCsv] = useState<string | null>(null);
  const [mode, setMode] = useState<Mode>('add');
  const [preview, setPreview] = useState<ImportReply | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const notify = useNotices((state) => state.notify);
  const look = useApiMutation(settings.importMakes, { whenUnreachable });
  const take = useApiMutation(settings.importMakes, {
    refreshes: [settings.makes, settings.history],
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
  const lookAt = (text: string, chosen: Mode) =>
    attempt(async () => {
      setPreview(null);
      setPreview(await look.mutateAsync({ body: { csv: text, mode: chosen, isPreview: true } }));
    });
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setPreview(null);
    const text = file.size > maxImportLength ? null : await file.text();
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
            {count === 1
              ? 'Import 1 change'
              : `Import ${count > 0 ? count.toLocaleString('en-US') : ''} changes`}
          </Button>
        </>
      }
    >
      <Stack>
        <Note>
          A CSV file with the columns make, model and class, as Export writes it. Either all of it is imported
          or nothing.
        </Note>
        <Choice>
          <legend>Models that the file does not have</legend>
          <label>
            <input type="radio" name="mode" checked={mode === 'add'} onChange={() => changeMode('add')} />
            stay as they are
          </label>
          <label>
            <input
              type="radio"
              name="mode"
              checked={mode === 'replace'}
              onChange={() => changeMode('replace')}
            />
            are removed: the file is the whole list
          </label>
        </Choice>
        <FileLabel>
          CSV file
          <input
            type="file"
            accept=".csv,text/csv"
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        </FileLabel>
        <div aria-live="polite">
          {look.isPending && <Note>Looking at the file…</Note>}
          {problem !== null && <Notice tone="stop">{problem}</Notice>}
          {preview !== null && <ImportPreview preview={preview} />}
        </div>
      </Stack>
    </Dialog>
  );
}

const whenUnreachable = 'There was an error updating settings';
