import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { InfoIcon, WarningIcon } from '../icons/icons';

export type NoticeTone = 'info' | 'amber' | 'stop' | 'sign';

const Box = styled('div', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: NoticeTone }>(
  ({ tone }) => ({
    display: 'flex',
    gap: 10,
    alignItems: 'flex-start',
    borderRadius: 8,
    padding: '10px 14px',
    fontSize: 14,
    fontWeight: 600,
    lineHeight: 1.5,
    '& svg': { flex: 'none', marginTop: 2 },
    ...{
      info: { background: 'var(--blue-tint)', color: 'var(--blue)' },
      amber: { background: 'var(--amber-tint)', color: 'var(--amber-ink)' },
      stop: { background: 'var(--stop-tint)', color: 'var(--stop)' },
      sign: { background: 'var(--tint)', color: 'var(--sign)' },
    }[tone],
  }),
);

/** An alert in its place: information, attention, error, or a thing done. `live` reads it aloud when it appears. */
export function Notice({
  tone = 'info',
  live = false,
  children,
}: {
  tone?: NoticeTone;
  live?: boolean;
  children: ReactNode;
}) {
  return (
    <Box tone={tone} role={live ? (tone === 'stop' ? 'alert' : 'status') : undefined}>
      {tone === 'info' || tone === 'sign' ? <InfoIcon size={17} /> : <WarningIcon size={17} />}
      <div>{children}</div>
    </Box>
  );
}
