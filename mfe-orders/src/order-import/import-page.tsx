import {
  maxImportedVehicles,
  neededImportColumns,
  OrderImportRequest,
  orderImportColumns,
} from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { levelLabel, Note, styled } from '@overland/ui';
import { CompanyField, EmailField, PhoneField, TextField, useWatch } from '@overland/ui/forms';
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
      templateLabel="Download a sample list to fill in"
      template={{ isLoading: template.isLoading, save: () => template.download({}, 'vehicles.csv') }}
      fields={choosesCompany && <CompanyField />}
      more={<PasteAndCustomer />}
      latest={{ query: latest, home: '/orders/import', what: 'order', words: listWords }}
    >
      <Steps>
        <li>
          Write each vehicle in a row, up to {maxImportedVehicles}, under this heading: {neededColumns}. Every
          vehicle needs its VIN; Make and Year are needed, too, where it does not tell them.
        </li>
        <li>Columns that you may add: {otherColumns}.</li>
        <li>
          Operable is Yes or No, a pickup day 12/9/2026, and a location type Residence, Warehouse or Other.
        </li>
        <li>
          Where nothing is written, Transport is Open, Level 1 (within {levelLabel(1)}), and Payment COD.
        </li>
        <li>
          A place is a name in the address book, or a whole address: 4120 Commerce St, Dallas, TX 75226.
        </li>
        <li>Vehicles that travel together, up to three, have the same word under “Order”.</li>
        <li>
          Check the list: you see every price, and can correct what is wrong, before anything is booked.
        </li>
      </Steps>
    </FileImport>
  );
}

// Rows are not wrapped, and their columns stand below each other.
const Paste = styled('div')({
  '& textarea': {
    whiteSpace: 'pre',
    overflowX: 'auto',
    tabSize: 'inherit',
    fontFamily: 'ui-monospace, monospace',
    fontSize: 13,
    lineHeight: 1.6,
  },
});
const Steps = styled('ol')({
  display: 'grid',
  gap: 6,
  margin: '0 0 12px',
  paddingLeft: 20,
});

const neededColumns = neededImportColumns.join(', ');
const otherColumns = orderImportColumns
  .filter((column) => !neededImportColumns.some((needed) => needed === column))
  .join(', ');
/** Two vehicles, as they are copied. */
const sample = [
  neededImportColumns,
  [
    '1HGCM82633A004352',
    'Accord',
    'Yes',
    'Dallas Auto Auction',
    '811 Larimer St, Denver, CO 80202',
    '12/9/2026',
  ],
  [
    '2HGFC2F56KH512345',
    'Civic',
    'No',
    'Dallas Auto Auction',
    '811 Larimer St, Denver, CO 80202',
    '12/9/2026',
  ],
]
  .map((cells) => cells.join('\t'))
  .join('\n');

const widestTab = 60;
const widestCell = (text: string) =>
  Math.min(widestTab, Math.max(...text.split(/[\t\n]/).map((cell) => cell.length)));

const noCustomer = { customerFullName: '', customerEmail: '', customerPrimaryPhone: '' };

function PasteAndCustomer() {
  const csv: string | undefined = useWatch({ name: 'csv' });
  return (
    <>
      <Paste style={{ tabSize: widestCell(csv || sample) + 2 }}>
        <TextField
          name="csv"
          label="Or paste it from a spreadsheet, with its heading"
          multiline
          rows={7}
          placeholder={sample}
        />
      </Paste>
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
