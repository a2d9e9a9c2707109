import { type PortalForm, type PortalFormInput, PortalRecord } from '@overland/contracts';
import { useVersionedForm, type Versions } from '@overland/ui/editing';
import { editedFields } from './portal-fields';
import { valuesOf } from './portal-values';

/** For the form of the whole portal and that of its tariff. */
export const usePortalEdit = <Output>(
  loaded: PortalRecord,
  title: string,
  send: (values: Output, stored: PortalRecord) => Promise<PortalRecord>,
) =>
  useVersionedForm<PortalRecord, PortalFormInput, Output>({
    loaded,
    title,
    valuesOf,
    // Also the form of the tariff has the values of every field.
    fieldsOf: (versions) => editedFields(versions as Versions<PortalForm>),
    send,
    newerOf: ({ portal }) => PortalRecord.safeParse(portal).data ?? null,
  });
