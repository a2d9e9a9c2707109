import { calls } from '@overland/contracts/calls';
import { LinkButton } from '@overland/ui';
import { counted, ImportReport, untilFinished } from '@overland/ui/imports';
import { useApiQuery, useDownload, useParams } from '@overland/web';
import { importColumns } from './import-columns';

export function ImportReportPage() {
  const { importId = '' } = useParams();
  const request = { params: { importId } };
  const query = useApiQuery(calls.quoteImports.get, request, {
    whenUnreachable: 'There was an error getting this import',
    refetchInterval: untilFinished,
  });
  const refused = useDownload(calls.quoteImports.failed, 'There was an error getting the refused rows');
  return (
    <ImportReport
      query={query}
      columns={importColumns}
      home="/quotes/import"
      doneText={(count) => `${counted(count, 'quote')} saved`}
      wayOut={<LinkButton to="/quotes">See all quotes</LinkButton>}
      refused={{
        isLoading: refused.isLoading,
        save: () => refused.download(request, 'refused-rows.csv'),
      }}
    />
  );
}
