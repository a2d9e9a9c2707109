import styled from '@emotion/styled';
import MuiChip from '@mui/material/Chip';
import { type QuoteStatus, type SdStatus, sdStatusLabels } from '@overland/contracts';
import { translate } from '@overland/i18n';
import type { ReactNode } from 'react';

export type ChipTone = 'sign' | 'solid' | 'amber' | 'grey' | 'blue' | 'stop';

const colors: Record<ChipTone, string> = {
  sign: 'var(--sign)',
  solid: 'var(--sign-ink)',
  amber: 'var(--amber-ink)',
  grey: 'var(--ink-2)',
  blue: 'var(--blue)',
  stop: 'var(--stop)',
};

const Outline = styled(MuiChip, { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: ChipTone;
  component: 'span';
}>(({ tone }) => ({
  gap: 6,
  height: 26,
  padding: '0 10px',
  borderRadius: 999,
  fontSize: 13,
  fontWeight: 600,
  lineHeight: 1,
  border: '1.5px solid currentColor',
  color: colors[tone],
  background: tone === 'solid' ? 'var(--sign)' : 'var(--paper)',
  borderColor: tone === 'solid' ? 'var(--sign)' : undefined,
  cursor: 'inherit',
  '& .MuiChip-label': { padding: 0, overflow: 'visible' },
  '& .MuiChip-icon': { flexShrink: 0, margin: 0, color: 'inherit' },
}));

/** A word with a tone and a shape: the shape says it too where colors are not seen. */
export function Chip({ tone, title, children }: { tone: ChipTone; title?: string; children: ReactNode }) {
  return <Outline component="span" tone={tone} title={title} icon={<Mark tone={tone} />} label={children} />;
}

/** Dot: going on. Tick: done. Ring: attention. Bar: resting. Cross: stopped. */
const marks: Record<ChipTone, ReactNode> = {
  sign: <circle cx={5} cy={5} r={4} fill="currentColor" />,
  blue: <path d="M5 .5 9.5 5 5 9.5.5 5z" fill="currentColor" />,
  solid: (
    <path d="m1 5.5 2.7 2.7L9 2.5" fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round" />
  ),
  amber: <circle cx={5} cy={5} r={3.5} fill="none" stroke="currentColor" strokeWidth={2.5} />,
  grey: <rect x={1} y={3.5} width={8} height={3} rx={1} fill="currentColor" />,
  stop: <path d="m1.5 1.5 7 7m0-7-7 7" stroke="currentColor" strokeWidth={2} strokeLinecap="round" />,
};

function Mark({ tone, className }: { tone: ChipTone; className?: string }) {
  return (
    <svg
      className={className}
      width={10}
      height={10}
      viewBox="0 0 10 10"
      aria-hidden="true"
      focusable="false"
    >
      {marks[tone]}
    </svg>
  );
}

const quoteTones: Record<QuoteStatus, ChipTone> = {
  Unsaved: 'amber',
  Saved: 'sign',
  Booked: 'solid',
  Archived: 'grey',
};

const orderTones: Record<string, ChipTone> = {
  'New Booking': 'blue',
  Confirmed: 'sign',
  'Assigned Driver': 'sign',
  'Picked Up': 'amber',
  Delivered: 'solid',
  'On Hold': 'grey',
  Canceled: 'stop',
};

/** A quote's status, or an order's dispatch status by its label; nothing where it has none (docs/product/orders.md). */
export function StatusChip(props: { quote: QuoteStatus } | { order: SdStatus | null }) {
  if ('quote' in props) return <Chip tone={quoteTones[props.quote]}>{props.quote}</Chip>;
  const label = props.order === null ? '' : sdStatusLabels[props.order];
  return label === '' ? null : <Chip tone={orderTones[label] ?? 'grey'}>{translate(label)}</Chip>;
}
