import { type Terms, TermsForm as TermsSchema, type TermsForm as Values } from '@overland/contracts';
import { Note, Notice, PHONE, Section, Stack, styled } from '@overland/ui';
import { Form, useWatch } from '@overland/ui/forms';
import { TermsText } from '@overland/ui/terms';
import { UnsavedBar } from '../editing/unsaved-bar';
import { changedSections } from './changed-sections';
import { NewerVersion } from './newer-version';
import { ReturnCard } from './return-card';
import { SectionFields } from './section-fields';
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

/** Follows the form; a long text is scrolled on its own. */
const Beside = styled('div')({
  '@media (min-width: 1181px)': {
    position: 'sticky',
    top: 24,
    maxHeight: 'calc(100dvh - 48px)',
    overflowY: 'auto',
    borderRadius: 12,
  },
});

interface TermsFormProps {
  loaded: LoadedTerms;
  /** Whose terms they are. */
  company: string;
}

/** The text in its sections, beside what customers will read; saved as the next version. */
export function TermsForm({ loaded, company }: TermsFormProps) {
  const { portalId, versions } = loaded;
  const name = `Terms of ${company}`;
  const { stored, newer, save, showNewer, discard, take, keep } = useStoredTerms(loaded, name);
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
            <SectionFields />
            <VersionsCard versions={versions} />
            {portalId !== null && !stored.usesProvider && newer === null && (
              <ReturnCard
                portalId={portalId}
                company={company}
                version={stored.version}
                hasUnsaved={() => changedSections(stored.sections, form.getValues().sections).length > 0}
                onDone={(terms) => take(terms, form)}
                onOvertaken={() => void showNewer()}
              />
            )}
            <Unsaved name={name} stored={stored.sections} onDiscard={() => void discard(form)} />
          </Stack>
          <Preview />
        </Columns>
      )}
    </Form>
  );
}

function Preview() {
  const { sections } = useWatch<Values>() as Values;
  return (
    <Beside tabIndex={0}>
      <Section title="Preview" note="As customers read it.">
        {sections.length === 0 ? (
          <Note>Nothing to read yet.</Note>
        ) : (
          <TermsText sections={sections} level={3} />
        )}
      </Section>
    </Beside>
  );
}

interface UnsavedProps {
  name: string;
  stored: Terms['sections'];
  onDiscard: () => void;
}

function Unsaved({ name, stored, onDiscard }: UnsavedProps) {
  const { sections } = useWatch<Values>() as Values;
  const changed = changedSections(stored, sections);
  return <UnsavedBar title={name} changed={changed} saveLabel="Save Terms" onDiscard={onDiscard} />;
}
