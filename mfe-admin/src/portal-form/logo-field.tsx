import { logoProblem, logoTypes } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { messageOf, Note, styled, TextButton, useConfirm } from '@overland/ui';
import { FilesInput, UploadBar, useField, useFormContext } from '@overland/ui/forms';
import { apiUpload } from '@overland/web';
import { useEffect, useRef, useState } from 'react';
import { Marked } from '../editing/stored-values';

const accepted = Object.entries(logoTypes).flat(2).join(',');

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginBottom: 12,
  fontSize: 14,
  '& small': { fontSize: 14, color: 'var(--ink-2)' },
});
/** A logo is drawn for paper. */
const Picture = styled('img')({
  display: 'block',
  height: 64,
  maxWidth: 240,
  padding: 8,
  objectFit: 'contain',
  background: '#fff',
  border: '1px solid var(--line)',
  borderRadius: 8,
});
const Label = styled('p')({ marginBottom: 8, fontSize: 14, fontWeight: 600 });
const Problem = styled('p')({ marginTop: 8, fontSize: 14, color: 'var(--stop)' });

/** A logo is uploaded at once, and becomes the portal's when the form is saved. */
export function LogoField({ label }: { label: string }) {
  const { setValue } = useFormContext();
  const confirm = useConfirm();
  const { field, error } = useField('companyLogo');
  const logo: string | null = field.value;
  const set = (companyLogo: string | null) =>
    setValue('companyLogo', companyLogo, { shouldDirty: true, shouldValidate: true });
  const { upload, start, cancel } = useLogoUpload(set);
  const remove = async () => {
    const isSure = await confirm({
      title: label,
      text: 'Are you sure you want to remove this logo? Quotes, emails and PDFs then show the company’s name.',
      confirmLabel: 'Remove Logo',
      isDestructive: true,
    });
    if (isSure) set(null);
  };
  const problem = upload?.problem ?? error;
  return (
    <Marked name="companyLogo" format={(was: string | null) => (was === null ? 'none' : 'another one')}>
      {(hint) => (
        <div>
          <Label>{label}</Label>
          {logo !== null && (
            <Line>
              <Picture src={logo} alt="The company’s logo" />
              {hint !== undefined && <small>{hint}</small>}
              <TextButton onClick={() => void remove()}>Remove Logo</TextButton>
            </Line>
          )}
          <FilesInput
            label={logo === null ? 'Upload a logo' : 'Upload another logo'}
            accept={accepted}
            isSingle
            onFiles={([file]) => file && void start(file)}
          >
            <Note as="span">PNG, JPEG or WebP, up to 1 MB.</Note>
          </FilesInput>
          {upload?.problem === null && (
            <Line>
              <UploadBar fileName={upload.fileName} sent={upload.sent} />
              <TextButton onClick={cancel}>Cancel Upload</TextButton>
            </Line>
          )}
          {logo === null && hint !== undefined && <Note>{hint}</Note>}
          <div aria-live="polite">{problem !== undefined && <Problem>{problem}</Problem>}</div>
        </div>
      )}
    </Marked>
  );
}

type Upload = { fileName: string; sent: number; problem: null } | { fileName: string; problem: string };

/** Uploads one logo at a time. Leaving the page, or another file, stops the one before. */
function useLogoUpload(onUploaded: (companyLogo: string) => void) {
  const [upload, setUpload] = useState<Upload | null>(null);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  const start = async (file: File) => {
    stop.current?.abort();
    const { name: fileName, type } = file;
    const problem = logoProblem(file);
    if (problem !== null) return setUpload({ fileName, problem });
    const begun = new AbortController();
    stop.current = begun;
    const { signal } = begun;
    const onProgress = (sent: number) => setUpload({ fileName, sent, problem: null });
    onProgress(0);
    try {
      const options = { type, signal, onProgress, whenUnreachable: 'There was an error uploading this file' };
      const { companyLogo } = await apiUpload(calls.portalLogos.upload, file, options);
      setUpload(null);
      onUploaded(companyLogo);
    } catch (error) {
      if (!signal.aborted) setUpload({ fileName, problem: messageOf(error) });
    }
  };
  const cancel = () => {
    stop.current?.abort();
    setUpload(null);
  };
  return { upload, start, cancel };
}
