import { maxImportedVehicles, neededImportColumns, OrderImportRequest } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Note, styled } from '@overland/ui';
import { CompanyField, EmailField, PhoneField, TextField } from '@overland/ui/forms';
import { FileImport } from '@overland/ui/imports';
import { useApiMutation, useApiQuery, useDownload, useNavigate, useSession, useViewAs } from '@overland/web';
import { listKeptAs, listWords } from './list-words';

const Customer = styled('fieldset')({
  display: 'grid',
  gap: 14,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: 6, fontWeight: 600 },
});

/** A list of vehicles is checked and priced; what can be booked is booked from its own page. */
export function ImportPage() {
  const navigate = useNavigate();
  const choosesCompany = useSession((state) => state.role === 'MCAdmin');
  const portalId = useViewAs((state) => state.portalId);
  const latest = useApiQuery(
    calls.orderImports.list,
    { query: portalId ? { portalId } : {} },
    'There was an error getting your lists',
  );
  const checking = useApiMutation(calls.orderImports.start, {
    refreshes: [calls.orderImports.list],
    whenUnreachable: 'There was an error sending this list',
  });
  const template = useDownload(calls.orderImports.template, 'There was an error getting the template');

  const start = async (body: OrderImportRequest) => {
    const fileName = body.fileName || 'a pasted list';
    const { _id } = await checking.mutateAsync({ body: { ...body, fileName } });
    navigate(`/orders/import/${_id}`);
  };
  return (
    <FileImport
      title="Book Many"
      label="Book many"
      schema={OrderImportRequest}
      defaultValues={{ portalId, fileName: '', csv: undefined, ...noCustomer }}
      onSubmit={start}
      keep={{ as: listKeptAs, afterSending: true }}
      submitLabel="Check and Price"
      template={{ isLoading: template.isLoading, save: () => template.download({}, 'vehicles.csv') }}
      fields={choosesCompany && <CompanyField />}
      more={<PasteAndCustomer />}
      latest={{ query: latest, home: '/orders/import', what: 'order', words: listWords }}
    >
      Each row of the list is a vehicle, under a heading with at least these columns: {neededColumns}. Under
      Model, “Accord” or “2020 Honda Accord”; Make and Year may be left out where the VIN tells them. Under
      Operable, Yes or No. Pickup and Delivery are names in the address book, or whole addresses: 4120
      Commerce St, Dallas, TX 75226. The pickup day is written 12/9/2026. Up to three rows with the same word
      under “Order” are one order. You see every price before anything is booked. At most{' '}
      {maxImportedVehicles} vehicles.
    </FileImport>
  );
}

const neededColumns = neededImportColumns.join(', ');
const noCustomer = { customerFullName: '', customerEmail: '', customerPrimaryPhone: '' };

function PasteAndCustomer() {
  return (
    <>
      <TextField
        name="csv"
        label="Or paste it from a spreadsheet, with its heading"
        multiline
        rows={5}
        placeholder={neededImportColumns.join('\t')}
      />
      <Customer>
        <legend>Customer</legend>
        <Note>Needed for the orders for which the list names none.</Note>
        <TextField name="customerFullName" label="Full name" autoComplete="off" />
        <EmailField name="customerEmail" label="Email" autoComplete="off" />
        <PhoneField name="customerPrimaryPhone" label="Phone" autoComplete="off" />
      </Customer>
    </>
  );
}
