import { maxImportRows, QuoteImportRequest } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Card, Note, PageFrame, Stack, TextButton, TwoColumns } from '@overland/ui';
import { FileField, Form, FormError, SubmitButton } from '@overland/ui/forms';
import { LatestImports } from '@overland/ui/imports';
import { useApiMutation, useApiQuery, useDownload, useNavigate, useSession, useViewAs } from '@overland/web';
import { CompanyField } from '../staff-form/company-field';

export function ImportPage() {
  const navigate = useNavigate();
  const choosesCompany = useSession((state) => state.role === 'MCAdmin');
  const portalId = useViewAs((state) => state.portalId);
  const latest = useApiQuery(
    calls.quoteImports.list,
    { query: portalId ? { portalId } : {} },
    { whenUnreachable: 'There was an error getting the imports' },
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
    <PageFrame title="Import Quotes">
      <TwoColumns>
        <Card>
          <Form
            schema={QuoteImportRequest}
            defaultValues={{ portalId, fileName: '', csv: undefined }}
            onSubmit={start}
            label="Import quotes"
          >
            <Stack>
              <Note>
                Each row of the file is a move: customer, pickup, delivery, and one to three vehicles. At most{' '}
                {maxImportRows} in one file.{' '}
                <TextButton disabled={template.isLoading} onClick={() => template.download({}, 'quotes.csv')}>
                  Download the template
                </TextButton>
              </Note>
              {choosesCompany && <CompanyField followsViewAs />}
              <FileField name="csv" fileNameField="fileName" label="CSV file" accept=".csv,text/csv" />
              <FormError />
              <SubmitButton busyLabel="Reading…" showsError={false}>
                Import
              </SubmitButton>
            </Stack>
          </Form>
        </Card>
        <LatestImports query={latest} home="/quotes/import" what="quote" />
      </TwoColumns>
    </PageFrame>
  );
}
