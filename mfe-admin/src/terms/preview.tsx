import { type TermsForm, termsTextFor } from '@overland/contracts';
import { englishName, type Language } from '@overland/i18n';
import { Note, Section, styled } from '@overland/ui';
import { useWatch } from '@overland/ui/forms';
import { TermsText } from '@overland/ui/terms';

const Beside = styled('div')({
  '@media (min-width: 1181px)': {
    position: 'sticky',
    top: 24,
    maxHeight: 'calc(100dvh - 48px)',
    overflowY: 'auto',
    borderRadius: 12,
  },
});

/** What a customer reads: where there is no text in this language, one in another. */
export function Preview({ reader }: { reader: Language }) {
  const { texts } = useWatch<TermsForm>() as TermsForm;
  const text = termsTextFor(texts, reader);
  const [of, is] = [englishName(reader), englishName(text.language)];
  return (
    <Beside tabIndex={0}>
      <Section title="Preview" note={`As customers who read ${of} see it.`}>
        {text.language !== reader && (
          <Note style={{ marginBottom: 10 }}>{`(A line in ${of}: these terms are in ${is}.)`}</Note>
        )}
        {text.sections.length === 0 ? (
          <Note>Nothing to read yet.</Note>
        ) : (
          <div lang={text.language}>
            <TermsText sections={text.sections} level={3} />
          </div>
        )}
      </Section>
    </Beside>
  );
}
