import styled from '@emotion/styled';
import { transportLabels } from '@overland/contracts';
import { t, translate } from '@overland/i18n';
import type { ReactNode } from 'react';
import { TextButton } from '../actions/button';
import { formatMoney } from '../format/format';
import { Card, Note } from '../frame/card';
import { PHONE } from '../theme/tokens';

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: '8px 20px',
  [PHONE]: {
    flexWrap: 'wrap',
    '& > :first-of-type': { flexBasis: '100%' },
    '& > button': { minHeight: 44 },
  },
});
const Name = styled('h2')({ fontSize: 16, fontWeight: 800, lineHeight: 1.4 });
const Sum = styled('div')({
  marginLeft: 'auto',
  textAlign: 'right',
  fontSize: 26,
  fontWeight: 800,
  lineHeight: 1.15,
  '& s': { display: 'block', fontSize: 13, fontWeight: 400, color: 'var(--ink-2)' },
});

export interface WhiteGloveCardProps {
  price: number;
  before?: number;
  note?: ReactNode;
  /** "Switch", or "Switch back" on a white-glove quote; no link without `onSwitch`. */
  switchLabel?: string;
  onSwitch?: () => void;
  busy?: boolean;
}

/** White glove is one price at one level, so it has its own card beside the grid. */
export function WhiteGloveCard({ price, before, note, switchLabel, onSwitch, busy }: WhiteGloveCardProps) {
  const name = translate(transportLabels.WHITEGLOVE);
  return (
    <Card as="section" aria-label={name}>
      <Line>
        <div>
          <Name>{name}</Name>
          <Note>{note ?? t('One driver, hand to hand.')}</Note>
        </div>
        <Sum>
          {before !== undefined && before > price && <s>{formatMoney(before)}</s>}
          {formatMoney(price)}
        </Sum>
        {onSwitch && (
          <TextButton onClick={onSwitch} disabled={busy}>
            {busy ? 'Switching…' : (switchLabel ?? 'Switch')}
          </TextButton>
        )}
      </Line>
    </Card>
  );
}
