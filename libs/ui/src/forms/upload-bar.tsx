import styled from '@emotion/styled';
import { t } from '@overland/i18n';

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

/** How far an upload is, with words. `sent` is from 0 to 1. */
export function UploadBar({ fileName, sent }: { fileName: string; sent: number }) {
  const percent = Math.round(sent * 100);
  return (
    <>
      <small>{percent === 100 ? t('Checking…') : t('Uploading, {percent}%', { percent })}</small>
      <Bar value={percent} max={100} aria-label={t('Uploading {name}', { name: fileName })} />
    </>
  );
}
