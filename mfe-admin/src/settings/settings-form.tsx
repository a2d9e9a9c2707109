import {
  type GlobalSettings,
  SettingsForm as SettingsSchema,
  type SettingsForm as Values,
} from '@overland/contracts';
import { Stack } from '@overland/ui';
import { Form, useFormState, useWatch } from '@overland/ui/forms';
import { useLeavePrompt } from '@overland/ui/overlays';
import { useEffect, useState } from 'react';
import { ConflictNotice } from './conflict-notice';
import { HolidayDialogs, type HolidayWish } from './holiday-dialogs';
import { HolidaysSection } from './holidays-section';
import { LevelsSection } from './levels-section';
import { SaveBar } from './save-bar';
import { changedSections, isList, type SectionId } from './sections';
import { SheetSection } from './sheet-section';
import { StoredProvider } from './stored-values';
import { useInvalidSection } from './use-invalid-section';
import { documentOf, useSettingsForm } from './use-settings-form';

const question = 'Your changes have not been saved. Are you sure you want to leave the page?';

interface SettingsFormProps {
  loaded: GlobalSettings;
  section: SectionId;
  onShow: (section: SectionId) => void;
  onChanged: (sections: readonly SectionId[]) => void;
}

/** The whole document as one form: its parts are shown one at a time, and saved together as one version. */
export function SettingsForm({ loaded, section, onShow, onChanged }: SettingsFormProps) {
  const { stored, conflict, save, loadNewer, discard } = useSettingsForm(loaded);
  const [wish, setWish] = useState<HolidayWish | null>(null);
  return (
    <StoredProvider value={stored}>
      <Form<Values, Values>
        label="Settings"
        schema={SettingsSchema}
        defaultValues={documentOf(loaded)}
        onSubmit={(values, form) => save(values, form)}
      >
        {(form) => (
          <Stack>
            <ConflictNotice conflict={conflict} onLoad={() => loadNewer(form)} />
            <div hidden={section !== 'levels'}>
              <LevelsSection />
            </div>
            <div hidden={section !== 'holidays'}>
              <HolidaysSection onWish={setWish} />
            </div>
            <div hidden={section !== 'sheet'}>
              <SheetSection />
            </div>
            <Unsaved
              stored={stored}
              section={section}
              onChanged={onChanged}
              onDiscard={() => discard(form)}
            />
            <InvalidSection section={section} onShow={onShow} />
          </Stack>
        )}
      </Form>
      <HolidayDialogs wish={wish} onClose={() => setWish(null)} />
    </StoredProvider>
  );
}

interface UnsavedProps {
  stored: GlobalSettings;
  section: SectionId;
  onChanged: (sections: readonly SectionId[]) => void;
  onDiscard: () => void;
}

/** Knows what is not saved: says so, and asks before the page is left. */
function Unsaved({ stored, section, onChanged, onDiscard }: UnsavedProps) {
  const values = useWatch() as Partial<Values>;
  const { isSubmitting } = useFormState();
  const changed = changedSections(stored, values);
  useLeavePrompt({ when: changed.length > 0, title: 'Settings', text: question, isDestructive: true });
  const ids = changed.map(({ id }) => id).join();
  useEffect(() => onChanged(ids === '' ? [] : (ids.split(',') as SectionId[])), [ids, onChanged]);
  if (changed.length === 0 && !isSubmitting) return null;
  return (
    <SaveBar
      changed={changed.map(({ label }) => label)}
      place={isList(section) ? 'top' : 'bottom'}
      onDiscard={onDiscard}
    />
  );
}

function InvalidSection(props: { section: SectionId; onShow: (section: SectionId) => void }) {
  useInvalidSection(props);
  return null;
}
