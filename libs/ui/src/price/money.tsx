import styled from '@emotion/styled';
import { t } from '@overland/i18n';
import { formatMoney } from '../format/format';

const Sum = styled('span')({
  whiteSpace: 'nowrap',
  '& s': { color: 'var(--ink-2)', fontWeight: 400, marginRight: 8 },
});

export function Money({ dollars, before }: { dollars: number; before?: number }) {
  return (
    <Sum>
      {before !== undefined && before > dollars && <s>{formatMoney(before)}</s>}
      {formatMoney(dollars)}
    </Sum>
  );
}

const Hero = styled('div')({ fontSize: 34, fontWeight: 800, lineHeight: 1.2, letterSpacing: '-.01em' });

/** The price that matters on a screen; `isLowest` of several. */
export function HeroPrice({ dollars, isLowest = false }: { dollars: number; isLowest?: boolean }) {
  const price = formatMoney(dollars);
  return <Hero>{isLowest ? t('from {price}', { price }) : price}</Hero>;
}
