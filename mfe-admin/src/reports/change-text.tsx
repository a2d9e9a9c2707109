import { formatChange, styled } from '@overland/ui';

const Text = styled('span')({
  fontWeight: 600,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '&[data-is=up]': { color: 'var(--sign)' },
  '&[data-is=down]': { color: 'var(--stop)' },
});

interface ChangeTextProps {
  now: number | null;
  before: number | null;
  /** More is neither better nor worse. */
  isNeutral?: boolean | undefined;
  /** Where there is nothing to compare with. */
  none?: string;
}

/** "+11%", with its sign, so that its color says nothing more. */
export function ChangeText({ now, before, isNeutral = false, none = '' }: ChangeTextProps) {
  if (now === null || before === null) return none;
  const text = formatChange(now, before);
  const is = isNeutral || now === before ? undefined : now > before ? 'up' : 'down';
  return text === '' ? none : <Text data-is={is}>{text}</Text>;
}
