import { maxImportRows, QuoteImportRequest } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { FileImport } from '@overland/ui/imports';
import { useApiMutation, useApiQuery, useDownload, useNavigate, useSession, useViewAs } from '@overland/web';
import { QuoteCompanyField } from '../staff-form/quote-company-field';

export function ImportPage() {
  const navigate = useNavigate();
  const choosesCompany = useSession((state) => state.role === 'MCAdmin');
  const portalId = useViewAs((state) => state.portalId);
  const latest = useApiQuery(
    calls.quoteImports.list,
    { query: portalId ? { portalId } : {} },
    'There was an error getting the imports',
  );
  const importing = useApiMutation(calls.quoteImports.start, {
    refreshes: [calls.quoteImports.list],
    whenUnreachable: 'There was an error importing this file',
  });
  const template = useDownload(calls.quoteImports.template, 'There was an error getting the template');

  const start = async (body: QuoteImportRequest) => {
    const { _id } = await importing.mutateAsync({ body });
    navigate(`/quotes/import/${_id}`);
  };
  return (
    <FileImport
      title="Import Quotes"
      label="Import quotes"
      schema={QuoteImportRequest}
      defaultValues={{ portalId, fileName: '', csv: undefined }}
      onSubmit={start}
      template={{ isLoading: template.isLoading, save: () => template.download({}, 'quotes.csv') }}
      fields={choosesCompany && <QuoteCompanyField followsViewAs />}
      latest={{ query: latest, home: '/quotes/import', what: 'quote' }}
    >
      Each row of the file is a move: customer, pickup, delivery, and one to three vehicles. At most{' '}
      {maxImportRows} in one file.
    </FileImport>
  );
}
