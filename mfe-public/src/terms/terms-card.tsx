import { type OrderTerms, termsTextFor, weAre } from '@overland/contracts';
import { language, type Text, t } from '@overland/i18n';
import { sellerOf } from '@overland/quote-ui/payment';
import { Note, Section, styled, TextButton } from '@overland/ui';
import { readingMinutes, TermsText } from '@overland/ui/terms';
import { useId, useState } from 'react';
import { PdfLink } from './pdf-link';
import { Above, WrittenIn } from './written-in';

const Folding = styled('div')({
  position: 'relative',
  '&[data-folded]': {
    maxHeight: 236,
    overflow: 'hidden',
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto 0 0',
      height: 56,
      background: 'linear-gradient(transparent, var(--paper))',
    },
  },
});
const Foot = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  marginTop: 10,
  '& button': { minHeight: 44 },
});

export function TermsCard({ order }: { order: OrderTerms }) {
  const { version, texts } = order.terms;
  const text = termsTextFor(texts, order.accepted?.language ?? language());
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title={t('Terms')} aside={<Note as="span">{t('Version {version}', { version })}</Note>}>
      <Above>{weAre(sellerOf(order).name)}</Above>
      <WrittenIn text={text.language} />
      <Folding id={id} lang={text.language} data-folded={isOpen ? undefined : ''}>
        <TermsText sections={text.sections} level={3} />
      </Folding>
      <Foot>
        <TextButton aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('Show less') : t(readAll, { count: readingMinutes(text.sections) })}
        </TextButton>
        <PdfLink order={order} />
      </Foot>
    </Section>
  );
}

const readAll: Text = 'Read all, {count, plural, one {# minute} other {# minutes}}';
