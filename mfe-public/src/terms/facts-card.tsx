import type { OrderTerms } from '@overland/contracts';
import { t } from '@overland/i18n';
import { Facts, Note, Section, styled } from '@overland/ui';
import { type AgreedRow, agreedRows, rowsThatStay } from './agreed-rows';

export function FactsCard({ order: { before, facts } }: { order: OrderTerms }) {
  const rows = before === null ? agreedRows(facts) : rowsThatStay(before.facts, facts);
  if (rows.length === 0) return null;
  return (
    <Section title={before === null ? t('Your order') : t('What stays')}>
      <Facts facts={rows.map((row) => ({ label: row.label, value: <Value row={row} /> }))} />
    </Section>
  );
}

const Price = styled('span')({ fontSize: 26, fontWeight: 800, lineHeight: 1.2 });

const Below = styled(Note)({ fontSize: 13 });

const Value = ({ row: { text, note, isPrice } }: { row: AgreedRow }) => (
  <>
    {isPrice ? <Price>{text}</Price> : text}
    {note !== '' && <Below>{note}</Below>}
  </>
);
