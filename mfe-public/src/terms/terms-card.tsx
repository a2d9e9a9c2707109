import type { OrderTerms } from '@overland/contracts';
import { Note, Section, styled, TextButton } from '@overland/ui';
import { readingMinutes, TermsText } from '@overland/ui/terms';
import { useId, useState } from 'react';
import { PdfLink } from './pdf-link';

const Text = styled('div')({
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

/** The text that is accepted: its beginning, and all of it on request. */
export function TermsCard({ order }: { order: OrderTerms }) {
  const { version, sections } = order.terms;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title="Terms" aside={<Note as="span">Version {version}</Note>}>
      <Text id={id} data-folded={isOpen ? undefined : ''}>
        <TermsText sections={sections} level={3} />
      </Text>
      <Foot>
        <TextButton aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show less' : `Read all, ${minutesText(readingMinutes(sections))}`}
        </TextButton>
        <PdfLink order={order} />
      </Foot>
    </Section>
  );
}

const minutesText = (minutes: number): string => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
