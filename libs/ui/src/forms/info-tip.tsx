import styled from '@emotion/styled';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import { t } from '@overland/i18n';
import type { ReactNode } from 'react';

const Mark = styled(ButtonBase)({
  width: 24,
  height: 24,
  margin: '-4px 0',
  cursor: 'help',
  // A thumb needs more than is drawn.
  '&::after': { content: '""', position: 'absolute', inset: -10 },
  '& span': {
    display: 'grid',
    placeItems: 'center',
    width: 16,
    height: 16,
    border: '1.5px solid var(--ink-2)',
    borderRadius: '50%',
    fontSize: 11,
    fontWeight: 800,
    lineHeight: 1,
    color: 'var(--ink-2)',
  },
});

const words = {
  maxWidth: 260,
  padding: '8px 12px',
  borderRadius: '8px',
  background: 'var(--ink)',
  color: 'var(--paper)',
  font: 'inherit',
  fontSize: 14,
  fontWeight: 400,
  lineHeight: 1.4,
};

/** The small "i" beside a label, with words on hover, focus and tap; Escape closes them. `about`: "operable". */
export function InfoTip({ about, children }: { about: string; children: ReactNode }) {
  return (
    // As an element, so that the browser does not show it too. A tap shows it until the next one elsewhere.
    <Tooltip
      title={<span>{children}</span>}
      describeChild
      placement="top"
      enterTouchDelay={0}
      leaveTouchDelay={60_000}
      slotProps={{ tooltip: { sx: words } }}
    >
      <Mark aria-label={t('About {about}', { about })}>
        <span aria-hidden="true">i</span>
      </Mark>
    </Tooltip>
  );
}
