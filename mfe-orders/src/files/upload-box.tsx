import { Note } from '@overland/ui';
import { FilesInput } from '@overland/ui/forms';
import type { Ref } from 'react';
import { acceptedFiles } from './check-file';
import { Tiles } from './tile-parts';
import { UploadTile } from './upload-tile';
import { useUploads } from './use-uploads';

interface UploadBoxProps {
  orderId: string;
  inputRef: Ref<HTMLInputElement>;
}

/** Where files are dropped or chosen, and those on their way. */
export function UploadBox({ orderId, inputRef }: UploadBoxProps) {
  const uploads = useUploads(orderId);
  return (
    <>
      {uploads.uploads.length > 0 && (
        <Tiles aria-label="Files on their way">
          {uploads.uploads.map((upload) => (
            <UploadTile key={upload.id} upload={upload} uploads={uploads} />
          ))}
        </Tiles>
      )}
      <FilesInput label="Files to upload" accept={acceptedFiles} inputRef={inputRef} onFiles={uploads.start}>
        <Note as="span">PDF, JPEG, PNG, WebP or HEIC, up to 25 MB each.</Note>
      </FilesInput>
    </>
  );
}
