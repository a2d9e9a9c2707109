import {
  isReturnToProvider,
  type Terms,
  TermsForm as TermsSchema,
  type TermsForm as Values,
} from '@overland/contracts';
import { type Language, languages } from '@overland/i18n';
import { formatCreated, Notice, PHONE, Stack, styled, useConfirm } from '@overland/ui';
import { ConflictNotice } from '@overland/ui/editing';
import { Form, type useForm, useFormState, useWatch } from '@overland/ui/forms';
import { useNotices } from '@overland/web';
import { useState } from 'react';
import { UnsavedBar } from '../editing/unsaved-bar';
import { useShowInvalid } from '../editing/use-show-invalid';
import { changedTexts } from './changed-sections';
import { LanguageChoice } from './language-choice';
import { Preview } from './preview';
import { ReadVersion } from './read-version';
import { ReturnCard } from './return-card';
import { SectionFields } from './section-fields';
import { firstWritten, missingText, stayingText } from './text-languages';
import type { LoadedTerms } from './use-terms';
import { useTermsEdit, valuesOf, versionOf } from './use-terms-edit';
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
  company: string;
}

/** The texts in their sections, beside what customers will read; saved as the next version. */
export function TermsForm({ loaded, company }: TermsFormProps) {
  const { portalId, versions } = loaded;
  const name = `Terms of ${company}`;
  const edit = useTermsEdit(loaded, name);
  const { stored } = edit;
  const isOvertaken = edit.differences !== null;
  const save = useSave(edit, name);
  const [shown, setShown] = useState(() => firstWritten(loaded.texts));
  return (
    <Form<Values, Values>
      label="Order Terms"
      schema={TermsSchema}
      defaultValues={valuesOf(portalId, stored)}
      onSubmit={save}
    >
      {(form) => (
        <Columns>
          <Stack>
            {stored.written !== null && (
              <ConflictNotice edit={edit} what="the terms" heading={overtakenText(stored.written)}>
                {!stored.usesProvider && <ReadVersion terms={stored.written} />}
              </ConflictNotice>
            )}
            {stored.usesProvider && !isOvertaken && (
              <Notice>
                {company} has no terms of its own: its customers accept the provider’s. What you save here
                takes their place.
              </Notice>
            )}
            <Languages shown={shown} onShow={setShown} />
            <SectionFields key={shown} language={shown} />
            <VersionsCard versions={versions} />
            {portalId !== null && !stored.usesProvider && !isOvertaken && (
              <ReturnCard
                portalId={portalId}
                company={company}
                version={versionOf(stored)}
                hasUnsaved={() => changedTexts(stored.texts, form.getValues().texts).length > 0}
                onDone={(terms) => edit.begin(edit.storedOf(terms), form)}
                onOvertaken={() => void edit.readNewest().then((newer) => newer && edit.meet(newer, form))}
              />
            )}
            <Unsaved name={name} stored={stored.texts} onDiscard={() => void edit.discard(form)} />
          </Stack>
          <Preview reader={shown} />
        </Columns>
      )}
    </Form>
  );
}

function useSave(edit: ReturnType<typeof useTermsEdit>, name: string) {
  const confirm = useConfirm();
  const notify = useNotices((state) => state.notify);
  return async (values: Values, form: ReturnType<typeof useForm<Values, unknown, Values>>) => {
    const { stored } = edit;
    const isSure = await confirm({
      title: name,
      text: `Orders whose terms are not accepted yet get version ${versionOf(stored) + 1}, and so do new ones. What customers have accepted stays as it was. ${stayingText(stored.texts, values.texts)}`,
      confirmLabel: 'Put Into Force',
    });
    const saved = isSure && (await edit.save(values, form));
    if (saved) notify('success', `Version ${versionOf(saved)} is in force.`);
  };
}

function overtakenText(newer: Terms): string {
  const what = isReturnToProvider(newer)
    ? 'went back to the provider’s terms'
    : `saved version ${newer.version}`;
  return `${newer.createdBy} ${what} on ${formatCreated(newer.createdAt)}, while you were writing.`;
}

interface LanguagesProps {
  shown: Language;
  onShow: (language: Language) => void;
}

/** Which text is written, and what customers get who read a language without one. */
function Languages({ shown, onShow }: LanguagesProps) {
  const { texts } = useWatch<Values>() as Values;
  const { errors } = useFormState<Values>();
  const invalid = languages.filter((language) => errors.texts?.[language] !== undefined);
  useShowInvalid({ invalid, shown, onShow });
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
