import { type PortalFormInput, type PortalRecord, TariffForm as TariffSchema } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { PHONE, Section, Stack, styled, TwoColumns } from '@overland/ui';
import { ConflictNotice } from '@overland/ui/editing';
import { Form } from '@overland/ui/forms';
import { useApiMutation, useNotices } from '@overland/web';
import { StoredProvider } from '../editing/stored-values';
import { ExampleCards } from './example-cards';
import { FieldGrid } from './part';
import { PortalChangesBar } from './portal-changes-bar';
import { labels } from './portal-fields';
import { SwitchRow } from './portal-inputs';
import { valuesOf } from './portal-values';
import { QuotesSection } from './quotes-section';
import { RefilledAmounts } from './refilled-amounts';
import { ShownSection } from './shown-section';
import { DiscountField, TariffFields } from './tariff-fields';
import { usePortalEdit } from './use-portal-edit';

const Columns = styled(TwoColumns)({ marginTop: 0, [PHONE]: { marginTop: 0 } });

/** Sends the tariff and the discount alone. */
export function TariffForm({ loaded }: { loaded: PortalRecord }) {
  const update = useApiMutation(calls.portalEdits.updateTariff, {
    refreshes: [calls.portals.get, calls.portals.own, calls.portalEdits.history],
    whenUnreachable: 'There was an error updating this portal',
  });
  const params = { portalId: loaded._id };
  const notify = useNotices((state) => state.notify);
  const edit = usePortalEdit<TariffSchema>(loaded, 'Portal Settings', (values, { version }) =>
    update.mutateAsync({ params, body: { ...values, version } }),
  );
  return (
    <StoredProvider value={valuesOf(edit.stored)}>
      <Form<PortalFormInput, TariffSchema>
        label="Tariff"
        schema={TariffSchema}
        defaultValues={valuesOf(loaded)}
        onSubmit={async (values, form) => {
          if (await edit.save(values, form)) notify('success', 'Your tariff has been saved.');
        }}
      >
        {(form) => (
          <Columns>
            <Stack>
              <ConflictNotice edit={edit} what="this portal" />
              <Tariff />
              <QuotesSection portal={loaded} />
              <ShownSection portal={loaded} />
              <PortalChangesBar
                title="Portal Settings"
                saveLabel="Save Tariff"
                onDiscard={() => void edit.discard(form)}
              />
            </Stack>
            <ExampleCards />
          </Columns>
        )}
      </Form>
    </StoredProvider>
  );
}

function Tariff() {
  return (
    <Section title="Tariff" note="What your company adds to our rate, per vehicle.">
      <RefilledAmounts />
      <FieldGrid>
        <TariffFields />
        <DiscountField whyOff="Discounts to customers are off for your company. We switch them on for you: please call us." />
      </FieldGrid>
      <FieldGrid>
        <SwitchRow name="companyTariffIsPercent" label={labels.pricing.companyTariffIsPercent} />
      </FieldGrid>
    </Section>
  );
}
