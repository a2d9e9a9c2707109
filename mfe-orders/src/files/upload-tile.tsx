import { FileIcon, styled, TextButton } from '@overland/ui';
import { Picture, Steps, Tile, Words } from './tile-parts';
import type { Upload, Uploads } from './use-uploads';

const Bar = styled('progress')({
  width: '100%',
  height: 4,
  border: 0,
  borderRadius: 2,
  overflow: 'hidden',
  background: 'var(--line)',
  '&::-webkit-progress-bar': { background: 'var(--line)' },
  '&::-webkit-progress-value': { background: 'var(--sign)' },
  '&::-moz-progress-bar': { background: 'var(--sign)' },
});

/** A file on its way, how far it is, or why it stopped. */
export function UploadTile({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const { file, sent, problem, request } = upload;
  const percent = Math.round(sent * 100);
  return (
    <Tile>
      <Picture>
        <FileIcon size={32} />
      </Picture>
      <Words>
        <b>{file.name}</b>
        {problem === null ? (
          <>
            <small>{percent === 100 ? 'Checking…' : `Uploading, ${percent}%`}</small>
            <Bar value={percent} max={100} aria-label={`Uploading ${file.name}`} />
          </>
        ) : (
          <small role="alert">
            <em>{problem}</em>
          </small>
        )}
      </Words>
      <Steps>
        {problem !== null && request !== null && (
          <TextButton aria-label={`Try ${file.name} again`} onClick={() => uploads.retry(upload)}>
            Try again
          </TextButton>
        )}
        <TextButton
          aria-label={problem === null ? `Cancel ${file.name}` : `Dismiss ${file.name}`}
          onClick={() => uploads.cancel(upload)}
        >
          {problem === null ? 'Cancel' : 'Dismiss'}
        </TextButton>
      </Steps>
    </Tile>
  );
}
