import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { formatCountOf, formatMoney } from '../format/format';
import { PHONE } from '../theme/tokens';

const Bar = styled('section')({
  position: 'sticky',
  bottom: 16,
  zIndex: 4,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '8px 12px',
  marginTop: 14,
  padding: '10px 14px 10px 20px',
  borderRadius: 12,
  background: 'var(--ink)',
  color: 'var(--paper)',
  boxShadow: '0 8px 32px rgb(0 0 0 / .22)',
  '& :focus-visible': { outlineColor: 'var(--paper)', outlineOffset: 2 },
  [PHONE]: { bottom: 'calc(var(--dock-bottom, 0px) + 8px)', padding: 12 },
});
const Count = styled('p')({
  display: 'flex',
  gap: 12,
  marginRight: 'auto',
  fontSize: 15,
  '& b': { fontWeight: 600 },
  [PHONE]: { flexBasis: '100%' },
});
export const onDark = {
  background: 'transparent',
  borderColor: 'color-mix(in srgb, var(--paper) 45%, transparent)',
  color: 'var(--paper)',
  '&:hover:not([aria-disabled=true])': {
    background: 'color-mix(in srgb, var(--paper) 16%, transparent)',
    color: 'var(--paper)',
  },
};
export const OnDark = styled(Button)(onDark);

interface ChosenFrameProps {
  /** One of the rows, as a word: "order". */
  what: string;
  count: number;
  /** Whole dollars. */
  sum: number;
  onClear: () => void;
  /** What can be done with them. */
  children: ReactNode;
}

/** At the foot of the window while rows of a list are chosen. */
export function ChosenFrame({ what, count, sum, onClear, children }: ChosenFrameProps) {
  return (
    <Bar data-chosen-bar aria-label={`Chosen ${what}s`}>
      <Count role="status">
        <b>{`${formatCountOf(count, what)} selected`}</b>
        <span>{formatMoney(sum)}</span>
      </Count>
      {children}
      <OnDark size="small" style={{ borderColor: 'transparent' }} onClick={onClear}>
        Clear
      </OnDark>
    </Bar>
  );
}
