import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import { t } from '@overland/i18n';
import { type DragEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { Note } from '../frame/card';
import { Unseen } from '../frame/unseen';

const Zone = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 6,
  padding: '24px 20px',
  border: '2px dashed var(--field)',
  borderRadius: 12,
  textAlign: 'center',
  '&[data-over=true]': { background: 'var(--tint)', borderColor: 'var(--sign)' },
  '&[data-invalid=true]': { borderColor: 'var(--stop)' },
  '& b': { fontSize: 16, fontWeight: 800, overflowWrap: 'anywhere' },
});

const ChooseButton = styled(Button)({
  minHeight: 44,
  padding: '0 18px',
  border: '1px solid var(--field)',
  borderRadius: 8,
  background: 'var(--paper)',
  color: 'var(--ink)',
  fontSize: 16,
  fontWeight: 600,
  textTransform: 'none',
  '&:hover': { background: 'var(--tint)' },
  '&:focus-within': { outline: '3px solid var(--blue)', outlineOffset: 2 },
}) as typeof Button;

const HiddenInput = Unseen.withComponent('input');

function useDropZone(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  return {
    'data-over': isOver,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
}

export interface FileInputProps {
  /** Names the input: "CSV file". */
  label: string;
  /** The kinds that the browser offers: '.csv,text/csv'. */
  accept: string;
  /** Of the chosen file; '' while there is none. */
  fileName: string;
  error?: string;
  disabled?: boolean;
  onFile: (file: File) => void;
}

/** Not MUI's: it has no file input. */
export function FileInput({ label, accept, fileName, error, disabled, onFile }: FileInputProps) {
  const id = useId();
  const take = ([file]: File[]) => {
    if (file && !disabled) onFile(file);
  };
  const zone = useDropZone(take);
  const isWrong = error !== undefined;
  return (
    <FormControl fullWidth error={isWrong} disabled={disabled}>
      <Zone data-invalid={isWrong} {...zone}>
        <b>{fileName || 'No file chosen'}</b>
        {/* biome-ignore lint/a11y/useValidAriaRole: a label must not have the role of a button, which MUI would give it */}
        <ChooseButton component="label" tabIndex={-1} role={undefined} disabled={disabled}>
          {fileName === '' ? 'Choose a file' : 'Choose another file'}
          <HiddenInput
            type="file"
            accept={accept}
            disabled={disabled}
            aria-label={label}
            aria-invalid={isWrong}
            aria-describedby={`${id}-help`}
            onChange={({ target }) => {
              take([...(target.files ?? [])]);
              // The same file, corrected, may be chosen again.
              target.value = '';
            }}
          />
        </ChooseButton>
        <Note>or drop it here.</Note>
      </Zone>
      <FormHelperText id={`${id}-help`} aria-live="polite">
        {error}
      </FormHelperText>
    </FormControl>
  );
}

const Line = styled(Zone)({
  display: 'block',
  padding: '16px 20px',
  borderWidth: 1,
  fontSize: 14,
  color: 'var(--ink-2)',
});
const ChooseLink = styled('label')({
  position: 'relative',
  color: 'var(--blue)',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
  '&:focus-within': { outline: '3px solid var(--blue)', outlineOffset: 2, borderRadius: 2 },
});
const Mouse = styled('span')({ '@media (pointer: coarse)': { display: 'none' } });
const Touch = styled('span')({ '@media not all and (pointer: coarse)': { display: 'none' } });

export interface FilesInputProps extends Pick<FileInputProps, 'label' | 'accept'> {
  isSingle?: boolean;
  /** For a button elsewhere that opens the same choice. */
  inputRef?: Ref<HTMLInputElement>;
  onFiles: (files: File[]) => void;
  /** What may be chosen, in words. */
  children?: ReactNode;
}

/** Files to choose or to drop, taken at once; of several, a phone offers its camera. */
export function FilesInput({
  label,
  accept,
  isSingle = false,
  inputRef,
  onFiles,
  children,
}: FilesInputProps) {
  const zone = useDropZone(onFiles);
  return (
    <Line {...zone}>
      <Mouse>{isSingle ? t('Drop a file here, or') : t('Drop files here, or')} </Mouse>
      <ChooseLink>
        <Mouse>{isSingle ? t('choose one') : t('choose them')}</Mouse>
        <Touch>{isSingle ? t('Choose a file') : t('Take a photo or choose files')}</Touch>
        <HiddenInput
          ref={inputRef}
          type="file"
          multiple={!isSingle}
          accept={accept}
          aria-label={label}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
      </ChooseLink>
      . {children}
    </Line>
  );
}
