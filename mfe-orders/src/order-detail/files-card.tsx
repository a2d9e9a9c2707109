import type { Order, OrderFile } from '@overland/contracts';
import { Button, Note, Section, UploadIcon } from '@overland/ui';
import { FilesInput } from '@overland/ui/forms';
import { useRef, useState } from 'react';
import { acceptedFiles } from '../files/check-file';
import { FileTile } from '../files/file-tile';
import { PictureDialog } from '../files/picture-dialog';
import { RemovedFiles } from '../files/removed-files';
import { Tiles } from '../files/tile-parts';
import { UploadTile } from '../files/upload-tile';
import { useFileSteps } from '../files/use-file-steps';
import { useUploads } from '../files/use-uploads';

const isRemoved = (file: OrderFile): file is OrderFile & { removedAt: string } => file.removedAt !== null;

export function FilesCard({ order }: { order: Order }) {
  const input = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<OrderFile | null>(null);
  const uploads = useUploads(order.orderId);
  const { remove, restore, setForCustomer } = useFileSteps(order.orderId);
  const shown = order.files.filter((file) => !isRemoved(file));
  const isEmpty = shown.length === 0 && uploads.uploads.length === 0;
  return (
    <Section
      title="Files"
      aside={
        <Button size="small" onClick={() => input.current?.click()}>
          <UploadIcon size={16} />
          Upload
        </Button>
      }
    >
      {!isEmpty && (
        <Tiles aria-label="Files">
          {shown.map((file) => (
            <FileTile
              key={file.key}
              file={file}
              onOpen={() => setOpened(file)}
              onRemove={() => remove(file)}
              onShow={(forCustomer) => setForCustomer(file, forCustomer)}
            />
          ))}
          {uploads.uploads.map((upload) => (
            <UploadTile key={upload.id} upload={upload} uploads={uploads} />
          ))}
        </Tiles>
      )}
      <FilesInput label="Files to upload" accept={acceptedFiles} inputRef={input} onFiles={uploads.start}>
        <Note as="span">PDF, JPEG, PNG, WebP or HEIC, up to 25 MB each.</Note>
      </FilesInput>
      <RemovedFiles files={order.files.filter(isRemoved)} onRestore={restore} />
      {opened !== null && (
        <PictureDialog
          pictures={shown.filter(({ previewUrl }) => previewUrl !== null)}
          shown={opened}
          onShow={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
    </Section>
  );
}
