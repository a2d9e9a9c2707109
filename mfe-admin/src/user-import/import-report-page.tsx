import { calls } from '@overland/contracts/calls';
import { LinkButton } from '@overland/ui';
import { ImportReport, untilFinished } from '@overland/ui/imports';
import { useApiQuery, useDownload, useParams } from '@overland/web';
import { importColumns } from './import-columns';

const peopleInvited = (count: number) => `${count} ${count === 1 ? 'person' : 'people'} invited`;

export function ImportReportPage() {
  const { importId = '' } = useParams();
  const request = { params: { userImportId: importId } };
  const query = useApiQuery(calls.userImports.get, request, {
    whenUnreachable: 'There was an error getting this import',
    refetchInterval: untilFinished,
  });
  const refused = useDownload(calls.userImports.failed, 'There was an error getting the refused rows');
  return (
    <ImportReport
      query={query}
      columns={importColumns}
      home="/users/import"
      doneText={peopleInvited}
      wayOut={<LinkButton to="/users">See all users</LinkButton>}
      refused={{
        isLoading: refused.isLoading,
        save: () => refused.download(request, 'refused-rows.csv'),
      }}
    />
  );
}
