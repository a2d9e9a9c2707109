import { Note, styled } from '@overland/ui';
import { useFormContext, useFormState, useWatch } from '@overland/ui/forms';
import { type DragEvent, useId, useState } from 'react';

const Zone = styled('label')({
  display: 'grid',
  justifyItems: 'center',
  gap: 6,
  padding: '32px 20px',
  border: '2px dashed var(--field)',
  borderRadius: 12,
  textAlign: 'center',
  cursor: 'pointer',
  '& b': { fontSize: 16, fontWeight: 800, overflowWrap: 'anywhere' },
  '&:hover, &[data-over=true]': { background: 'var(--tint)', borderColor: 'var(--sign)' },
  '&:focus-within': {
    outline: '3px solid color-mix(in srgb, var(--sign) 45%, transparent)',
    outlineOffset: 2,
  },
  '& input': { position: 'absolute', width: 1, height: 1, opacity: 0 },
});
const Problem = styled('p')({ fontSize: 14, fontWeight: 600, color: 'var(--stop)' });

/** Reads the chosen or dropped file into the form: its name and its text. */
export function FileField() {
  const id = useId();
  const { setValue } = useFormContext();
  const { errors } = useFormState();
  const fileName: string = useWatch({ name: 'fileName' });
  const [isOver, setOver] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setValue('fileName', file.name.slice(0, 200));
    setValue('csv', await file.text(), { shouldValidate: true, shouldDirty: true });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const problem = errors.csv?.message;
  return (
    <div>
      <Zone
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <b>{fileName || 'Choose a CSV file'}</b>
        <Note>{fileName ? 'Choose another, or drop it here.' : 'Or drop it here.'}</Note>
        <input
          type="file"
          accept=".csv,text/csv"
          aria-label="CSV file"
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-help`}
          onChange={(event) => {
            void take(event.target.files?.[0]);
            // The same file, mended, may be chosen again.
            event.target.value = '';
          }}
        />
      </Zone>
      <div id={`${id}-help`} aria-live="polite">
        {problem !== undefined && <Problem>{String(problem)}</Problem>}
      </div>
    </div>
  );
}
