import { type Terms, TermsForm as TermsSchema, type TermsForm as Values } from '@overland/contracts';
import type { Language } from '@overland/i18n';
import { Notice, PHONE, Stack, styled } from '@overland/ui';
import { Form, useFormState, useWatch } from '@overland/ui/forms';
import { useState } from 'react';
import { UnsavedBar } from '../editing/unsaved-bar';
import { changedTexts } from './changed-sections';
import { LanguageChoice } from './language-choice';
import { NewerVersion } from './newer-version';
import { Preview } from './preview';
import { ReturnCard } from './return-card';
import { SectionFields } from './section-fields';
import { firstWritten, missingText } from './text-languages';
import { useInvalidText } from './use-invalid-text';
import { useStoredTerms, valuesOf } from './use-stored-terms';
import type { LoadedTerms } from './use-terms';
import { VersionsCard } from './versions-card';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 400px)',
  gap: 24,
  alignItems: 'start',
  '@media (max-width: 1180px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  [PHONE]: { gap: 16 },
});

interface TermsFormProps {
  loaded: LoadedTerms;
  /** Whose terms they are. */
  company: string;
}

/** The texts in their sections, beside what customers will read; saved as the next version. */
export function TermsForm({ loaded, company }: TermsFormProps) {
  const { portalId, versions } = loaded;
  const name = `Terms of ${company}`;
  const { stored, newer, save, showNewer, discard, take, keep } = useStoredTerms(loaded, name);
  const [shown, setShown] = useState(() => firstWritten(loaded.texts));
  return (
    <Form<Values, Values>
      label="Order Terms"
      schema={TermsSchema}
      defaultValues={valuesOf(portalId, stored)}
      onSubmit={(values, form) => save(values, form)}
    >
      {(form) => (
        <Columns>
          <Stack>
            {newer !== null && (
              <NewerVersion newer={newer} onTake={() => take(newer, form)} onKeep={() => keep(newer)} />
            )}
            {stored.usesProvider && newer === null && (
              <Notice>
                {company} has no terms of its own: its customers accept the provider’s. What you save here
                takes their place.
              </Notice>
            )}
            <Languages shown={shown} onShow={setShown} />
            <SectionFields key={shown} language={shown} />
            <VersionsCard versions={versions} />
            {portalId !== null && !stored.usesProvider && newer === null && (
              <ReturnCard
                portalId={portalId}
                company={company}
                version={stored.version}
                hasUnsaved={() => changedTexts(stored.texts, form.getValues().texts).length > 0}
                onDone={(terms) => take(terms, form)}
                onOvertaken={() => void showNewer()}
              />
            )}
            <Unsaved name={name} stored={stored.texts} onDiscard={() => void discard(form)} />
          </Stack>
          <Preview reader={shown} />
        </Columns>
      )}
    </Form>
  );
}

interface LanguagesProps {
  shown: Language;
  onShow: (language: Language) => void;
}

/** Which text is written, and what customers get who read a language without one. */
function Languages({ shown, onShow }: LanguagesProps) {
  const { texts } = useWatch<Values>() as Values;
  const { errors } = useFormState<Values>();
  useInvalidText({ shown, onShow });
  const missing = missingText(texts);
  return (
    <>
      <LanguageChoice texts={texts} shown={shown} onShow={onShow} error={errors.texts?.message} />
      {missing !== null && <Notice>{missing}</Notice>}
    </>
  );
}

interface UnsavedProps {
  name: string;
  stored: Terms['texts'];
  onDiscard: () => void;
}

function Unsaved({ name, stored, onDiscard }: UnsavedProps) {
  const { texts } = useWatch<Values>() as Values;
  const changed = changedTexts(stored, texts);
  return <UnsavedBar title={name} changed={changed} saveLabel="Save Terms" onDiscard={onDiscard} />;
}
