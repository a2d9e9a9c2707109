import { type PortalFormInput, type PortalRecord, PortalForm as PortalSchema } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { ConflictNotice } from '@overland/ui/editing';
import { Form } from '@overland/ui/forms';
import { useApiMutation, useNotices } from '@overland/web';
import { useState } from 'react';
import { StoredProvider } from '../editing/stored-values';
import { HistorySection } from './history-section';
import { PortalChangesBar } from './portal-changes-bar';
import { PortalParts } from './portal-parts';
import { PortalSections } from './portal-sections';
import { valuesOf } from './portal-values';
import { RegionsSection } from './regions-section';
import { usePortalEdit } from './use-portal-edit';

/** All of a portal as one form, saved as one version (docs/product/people.md). */
export function PortalForm({ loaded }: { loaded: PortalRecord }) {
  const [areRegionsChanged, setRegionsChanged] = useState(false);
  const update = useApiMutation(calls.portalEdits.update, {
    refreshes: [calls.portals.get, calls.portals.own, calls.portals.list, calls.portalEdits.history],
    whenUnreachable: 'There was an error updating this portal',
  });
  const params = { portalId: loaded._id };
  const notify = useNotices((state) => state.notify);
  const edit = usePortalEdit<PortalSchema>(loaded, loaded.companyName, (values, { version }) =>
    update.mutateAsync({ params, body: { ...values, version } }),
  );
  const { stored } = edit;
  return (
    <StoredProvider value={valuesOf(stored)}>
      <Form<PortalFormInput, PortalSchema>
        label="Portal"
        schema={PortalSchema}
        defaultValues={valuesOf(loaded)}
        onSubmit={async (values, form) => {
          if (await edit.save(values, form)) notify('success', 'Portal has been saved.');
        }}
      >
        {(form) => (
          <PortalParts>
            <ConflictNotice edit={edit} what="this portal" />
            <PortalSections portalId={stored._id} />
            <RegionsSection portalId={stored._id} onChanged={setRegionsChanged} />
            <HistorySection portalId={stored._id} version={stored.version} />
            <PortalChangesBar
              title={stored.companyName}
              saveLabel="Save Portal"
              hasMore={areRegionsChanged}
              onDiscard={() => void edit.discard(form)}
            />
          </PortalParts>
        )}
      </Form>
    </StoredProvider>
  );
}
