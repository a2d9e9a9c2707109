import type { OrderFile } from '@overland/contracts';
import { ButtonBase, FileIcon, styled } from '@overland/ui';
import { useState } from 'react';
import { Picture, Steps, Tile, Tiles, Words } from '../files/tile-parts';
import { useForms } from '../order-detail/use-forms';

const Opener = styled(ButtonBase)({ display: 'block', width: '100%' });

/** The photos and papers of a claim. */
export function ClaimPhotos({ files }: { files: readonly OrderFile[] }) {
  const [opened, setOpened] = useState<OrderFile | null>(null);
  const forms = useForms(opened);
  if (files.length === 0) return null;
  return (
    <>
      <Tiles aria-label="Files of the claim" style={{ marginTop: 14 }}>
        {files.map((file) => (
          <Tile key={file.key}>
            {file.previewUrl === null ? (
              <Picture>
                <FileIcon size={32} />
              </Picture>
            ) : (
              <Opener aria-label={`View ${file.name}`} onClick={() => setOpened(file)}>
                <Picture>
                  <img src={file.previewUrl} alt="" loading="lazy" />
                </Picture>
              </Opener>
            )}
            <Words>
              <b>{file.name}</b>
            </Words>
            <Steps>
              <a href={file.url} download={file.name} aria-label={`Download ${file.name}`}>
                Download
              </a>
            </Steps>
          </Tile>
        ))}
      </Tiles>
      {forms && opened !== null && (
        <forms.PictureDialog
          pictures={files.filter(({ previewUrl }) => previewUrl !== null)}
          shown={opened}
          onShow={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
