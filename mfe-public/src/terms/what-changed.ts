import type { AcceptedBefore } from '@overland/contracts';
import { changeLines } from '@overland/contracts/format';
import { t } from '@overland/i18n';
import { formatMoney } from '@overland/ui';

export interface Change {
  label: string;
  from: string;
  to: string;
  isPrice: boolean;
  notes: string[];
}

/** What the customer accepted and what it is now, the price last. */
export function changesOf({ version, changes: lines }: AcceptedBefore, versionNow: number): Change[] {
  const price = lines.find(({ field }) => field === 'price');
  const changes = changeLines(lines).map(({ field, reason, ...change }): Change => {
    const isPrice = field === 'price';
    const notes = isPrice && price ? [difference(Number(price.from), Number(price.to)), reason] : [];
    return { ...change, isPrice, notes: notes.filter((note) => note !== '') };
  });
  return [
    ...changes.filter(({ isPrice }) => !isPrice),
    ...versionChange(version, versionNow),
    ...changes.filter(({ isPrice }) => isPrice),
  ];
}

function versionChange(was: number, is: number): Change[] {
  const text = (version: number) => t('Version {version}', { version });
  return was === is ? [] : [{ label: t('Terms'), from: text(was), to: text(is), isPrice: false, notes: [] }];
}

const difference = (was: number, is: number): string =>
  is > was
    ? t('{amount} more', { amount: formatMoney(is - was) })
    : t('{amount} less', { amount: formatMoney(was - is) });
