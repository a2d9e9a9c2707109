import {
  type GlobalSettings,
  SettingsForm as SettingsSchema,
  type SettingsForm as Values,
} from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Stack } from '@overland/ui';
import { ConflictNotice, useVersionedForm } from '@overland/ui/editing';
import { Form, useFormState, useWatch } from '@overland/ui/forms';
import { useApiMutation, useNotices } from '@overland/web';
import { useEffect, useState } from 'react';
import { StoredProvider } from '../editing/stored-values';
import { UnsavedBar } from '../editing/unsaved-bar';
import { useShowInvalid } from '../editing/use-show-invalid';
import { documentOf, editedFields } from './edited-fields';
import { type HolidayDialog, HolidayDialogs } from './holiday-dialogs';
import { HolidaysSection } from './holidays-section';
import { LevelsSection } from './levels-section';
import { changedSections, isList, type SectionId, sections } from './sections';
import { SheetSection } from './sheet-section';
import { loadSettings } from './use-settings';

interface SettingsFormProps {
  loaded: GlobalSettings;
  section: SectionId;
  onShow: (section: SectionId) => void;
  onChanged: (sections: readonly SectionId[]) => void;
}

/** The whole document as one form: its parts are shown one at a time, and saved together as one version. */
export function SettingsForm({ loaded, section, onShow, onChanged }: SettingsFormProps) {
  const notify = useNotices((state) => state.notify);
  const update = useApiMutation(calls.settings.update, {
    refreshes: [calls.settings.get, calls.settings.history],
    whenUnreachable: 'There was an error updating settings',
  });
  const edit = useVersionedForm<GlobalSettings, Values, Values>({
    loaded,
    title: 'Global Settings',
    valuesOf: documentOf,
    fieldsOf: () => editedFields,
    send: (values, { version }) => update.mutateAsync({ body: { ...values, version } }),
    newerOf: () => loadSettings(),
  });
  const [dialog, setDialog] = useState<HolidayDialog | null>(null);
  return (
    <StoredProvider value={edit.stored}>
      <Form<Values, Values>
        label="Settings"
        schema={SettingsSchema}
        defaultValues={documentOf(loaded)}
        onSubmit={async (values, form) => {
          if (await edit.save(values, form)) notify('success', 'Settings have been saved.');
        }}
      >
        {(form) => (
          <Stack>
            <ConflictNotice edit={edit} what="the settings" />
            <div hidden={section !== 'levels'}>
              <LevelsSection />
            </div>
            <div hidden={section !== 'holidays'}>
              <HolidaysSection onOpenDialog={setDialog} />
            </div>
            <div hidden={section !== 'sheet'}>
              <SheetSection />
            </div>
            <Unsaved
              stored={edit.stored}
              section={section}
              onChanged={onChanged}
              onDiscard={() => void edit.discard(form)}
            />
            <InvalidSection section={section} onShow={onShow} />
          </Stack>
        )}
      </Form>
      <HolidayDialogs dialog={dialog} onClose={() => setDialog(null)} />
    </StoredProvider>
  );
}

interface UnsavedProps {
  stored: GlobalSettings;
  section: SectionId;
  onChanged: (sections: readonly SectionId[]) => void;
  onDiscard: () => void;
}

function Unsaved({ stored, section, onChanged, onDiscard }: UnsavedProps) {
  const values = useWatch() as Partial<Values>;
  const changed = changedSections(stored, values);
  const ids = changed.map(({ id }) => id).join();
  useEffect(() => onChanged(ids === '' ? [] : (ids.split(',') as SectionId[])), [ids, onChanged]);
  return (
    <UnsavedBar
      title="Settings"
      changed={changed.map(({ label }) => label)}
      saveLabel="Save Settings"
      place={isList(section) ? 'top' : 'bottom'}
      onDiscard={onDiscard}
    />
  );
}

function InvalidSection({ section: shown, onShow }: Pick<SettingsFormProps, 'section' | 'onShow'>) {
  const { errors } = useFormState<Values>();
  const invalid = sections.filter(({ key }) => key !== null && errors[key] !== undefined);
  useShowInvalid({ invalid: invalid.map(({ id }) => id), shown, onShow });
  return null;
}
