import { logoTypes } from '@overland/contracts';
import { Note, styled, TextButton, useConfirm } from '@overland/ui';
import { FilesInput, UploadBar, useField, useFormContext } from '@overland/ui/forms';
import { Marked } from '../editing/stored-values';
import { useLogoUpload } from './use-logo-upload';

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
