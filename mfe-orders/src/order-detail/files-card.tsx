import type { Order, OrderFile } from '@overland/contracts';
import { Button, Section, UploadIcon } from '@overland/ui';
import { useRef, useState } from 'react';
import { FileTile } from '../files/file-tile';
import { Tiles } from '../files/tile-parts';
import { useFileSteps } from '../files/use-file-steps';
import { useFields, useForms } from './use-forms';

/** Of the line to drop files on, so that nothing moves when it is loaded. */
const uploadHeight = 57;

const isRemoved = (file: OrderFile): file is OrderFile & { removedAt: string } => file.removedAt !== null;

export function FilesCard({ order }: { order: Order }) {
  const input = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<OrderFile | null>(null);
  const forms = useForms(opened);
  const fields = useFields();
  const { remove, restore, setForCustomer } = useFileSteps(order.orderId);
  const shown = order.files.filter((file) => !isRemoved(file));
  return (
    <Section
      title="Files"
      aside={
        fields && (
          <Button size="small" onClick={() => input.current?.click()}>
            <UploadIcon size={16} />
            Upload
          </Button>
        )
      }
    >
      {shown.length > 0 && (
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
        </Tiles>
      )}
      {fields ? (
        <>
          <fields.UploadBox orderId={order.orderId} inputRef={input} />
          <fields.RemovedFiles files={order.files.filter(isRemoved)} onRestore={restore} />
        </>
      ) : (
        <div style={{ height: uploadHeight }} />
      )}
      {forms && opened !== null && (
        <forms.PictureDialog
          pictures={shown.filter(({ previewUrl }) => previewUrl !== null)}
          shown={opened}
          onShow={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
    </Section>
  );
}
