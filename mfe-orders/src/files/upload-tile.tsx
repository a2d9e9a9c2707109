import { FileIcon, TextButton } from '@overland/ui';
import { UploadBar } from '@overland/ui/forms';
import { Picture, Steps, Tile, Words } from './tile-parts';
import type { Upload, Uploads } from './use-uploads';

export function UploadTile({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const { file, sent, problem, request } = upload;
  return (
    <Tile>
      <Picture>
        <FileIcon size={32} />
      </Picture>
      <Words>
        <b>{file.name}</b>
        {problem === null ? (
          <UploadBar fileName={file.name} sent={sent} />
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
