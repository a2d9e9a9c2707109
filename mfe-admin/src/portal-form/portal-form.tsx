import {
  type PortalFormInput,
  type PortalRecord,
  PortalForm as PortalSchema,
  portalEdits,
  portals,
} from '@overland/contracts';
import { Form } from '@overland/ui/forms';
import { useApiMutation } from '@overland/web';
import { useState } from 'react';
import { StoredProvider } from '../editing/stored-values';
import { ExampleCards } from './example-cards';
import { HistorySection } from './history-section';
import { PortalChangesBar } from './portal-changes-bar';
import { PortalContents } from './portal-contents';
import { PortalParts } from './portal-parts';
import { PortalSections } from './portal-sections';
import { valuesOf } from './portal-values';
import { RegionsSection } from './regions-section';
import { TheirChanges } from './their-changes';
import { useStoredPortal } from './use-stored-portal';

/** All of a portal as one form, saved as one version (docs/product/people.md). */
export function PortalForm({ loaded }: { loaded: PortalRecord }) {
  const { stored, theirChanges, save, discard } = useStoredPortal(loaded);
  const [areRegionsChanged, setRegionsChanged] = useState(false);
  const update = useApiMutation(portalEdits.update, {
    refreshes: [portals.get, portals.own, portals.list, portalEdits.history],
    whenUnreachable: 'There was an error updating this portal',
  });
  const params = { portalId: stored._id };
  return (
    <StoredProvider value={valuesOf(stored)}>
      <Form<PortalFormInput, PortalSchema>
        label="Portal"
        schema={PortalSchema}
        defaultValues={valuesOf(loaded)}
        onSubmit={(values, form) =>
          save({
            form,
            send: (version) => update.mutateAsync({ params, body: { ...values, version } }),
            savedText: 'Portal has been saved.',
          })
        }
      >
        {(form) => (
          <PortalParts contents={<PortalContents />} aside={<ExampleCards />}>
            <TheirChanges changes={theirChanges} />
            <PortalSections portalId={stored._id} />
            <RegionsSection portalId={stored._id} onChanged={setRegionsChanged} />
            <HistorySection portalId={stored._id} version={stored.version} />
            <PortalChangesBar
              title={stored.companyName}
              saveLabel="Save Portal"
              hasMore={areRegionsChanged}
              onDiscard={() => void discard(form)}
            />
          </PortalParts>
        )}
      </Form>
    </StoredProvider>
  );
}
