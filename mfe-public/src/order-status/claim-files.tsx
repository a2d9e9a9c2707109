import type { ClaimFile } from '@overland/contracts';
import { t } from '@overland/i18n';
import { ButtonBase, PlainList, styled, useLoadedLater } from '@overland/ui';
import { useState } from 'react';

const List = styled(PlainList)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  margin: '10px 0',
  '& a': { overflowWrap: 'anywhere' },
});
const Thumbnail = styled(ButtonBase)({
  display: 'block',
  border: '1px solid var(--line)',
  borderRadius: 8,
  overflow: 'hidden',
  '& img': { display: 'block', width: 72, height: 72, objectFit: 'cover' },
});

const loadDialog = () => import('@overland/quote-ui/pictures');

/** The photos and papers that the customer sent; photos open in full. */
export function ClaimFiles({ files }: { files: readonly ClaimFile[] }) {
  const [opened, setOpened] = useState<ClaimFile | null>(null);
  const dialog = useLoadedLater(loadDialog, opened !== null);
  if (files.length === 0) return null;
  return (
    <>
      <List aria-label={t('Files that you sent')}>
        {files.map((file) => (
          <li key={file.key}>
            {file.previewUrl === null ? (
              <a href={file.url} download={file.name}>
                {file.name}
              </a>
            ) : (
              <Thumbnail aria-label={t('View {name}', { name: file.name })} onClick={() => setOpened(file)}>
                <img src={file.previewUrl} alt="" loading="lazy" />
              </Thumbnail>
            )}
          </li>
        ))}
      </List>
      {dialog && opened !== null && (
        <dialog.PictureDialog
          pictures={files.filter(({ previewUrl }) => previewUrl !== null)}
          shown={opened}
          onShow={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
