import styled from '@emotion/styled';
import Paper from '@mui/material/Paper';
import { t } from '@overland/i18n';
import type { ReactNode } from 'react';
import { TextButton } from '../actions/button';
import { InfoIcon, WarningIcon } from '../icons/icons';

export type NoticeTone = 'info' | 'amber' | 'stop' | 'sign';

const colors: Record<NoticeTone, { background: string; color: string }> = {
  info: { background: 'var(--blue-tint)', color: 'var(--blue)' },
  amber: { background: 'var(--amber-tint)', color: 'var(--amber-ink)' },
  stop: { background: 'var(--stop-tint)', color: 'var(--stop)' },
  sign: { background: 'var(--tint)', color: 'var(--sign)' },
};

// Not MUI's Alert: its own icons and close button would weigh 5 KB on almost every first view.
const Box = styled(Paper, { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: NoticeTone }>(
  ({ tone }) => ({
    display: 'flex',
    gap: 10,
    alignItems: 'flex-start',
    border: 0,
    padding: '10px 14px',
    fontSize: 14,
    fontWeight: 600,
    lineHeight: 1.5,
    ...colors[tone],
    '& svg': { flex: 'none', marginTop: 2 },
  }),
);

const Words = styled('div')({ minWidth: 0 });

interface NoticeProps {
  tone?: NoticeTone;
  /** Reads it aloud when it appears. */
  live?: boolean;
  children: ReactNode;
}

interface ErrorNoticeProps {
  onRetry?: (() => void) | undefined;
  children: ReactNode;
}

/** Says in its place, and aloud, what has gone wrong; nothing while nothing has. */
export function ErrorNotice({ onRetry, children }: ErrorNoticeProps) {
  return (
    children && (
      <Notice tone="stop" live>
        {children} {onRetry && <TextButton onClick={onRetry}>{t('Try again')}</TextButton>}
      </Notice>
    )
  );
}

/** A message in its place: information, attention, an error, or a thing done. */
export function Notice({ tone = 'info', live = false, children }: NoticeProps) {
  const isCalm = tone === 'info' || tone === 'sign';
  return (
    <Box tone={tone} role={live ? (tone === 'stop' ? 'alert' : 'status') : undefined}>
      {isCalm ? <InfoIcon size={17} /> : <WarningIcon size={17} />}
      <Words>{children}</Words>
    </Box>
  );
}
