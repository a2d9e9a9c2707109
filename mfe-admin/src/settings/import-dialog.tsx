import { Button, formatCount, Note, Notice, Stack } from '@overland/ui';
import { FileInput, RadioInput } from '@overland/ui/forms';
import { Dialog } from '@overland/ui/overlays';
import { ImportPreview } from './import-preview';
import { type ImportMode, useMakesImport } from './use-makes-import';

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
