import {
  maxImportedUsers,
  maxInvitationsPerDay,
  type UserImportCheck,
  UserImportRequest,
} from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { LinkButton } from '@overland/ui';
import { FileImport } from '@overland/ui/imports';
import { useApiMutation, useApiQuery, useDownload, useNavigate, useSession } from '@overland/web';
import { useState } from 'react';
import { InviteDialog } from './invite-dialog';

interface Checked extends UserImportCheck {
  file: UserImportRequest;
}

export function ImportPage() {
  const navigate = useNavigate();
  const choosesCompany = useSession((state) => state.role === 'MCAdmin');
  const latest = useApiQuery(calls.userImports.list, {}, 'There was an error getting the imports');
  const importing = useApiMutation(calls.userImports.start, {
    refreshes: [calls.userImports.list, calls.users.list, calls.users.listAll],
    whenUnreachable: 'There was an error importing this file',
  });
  const template = useDownload(calls.userImports.template, 'There was an error getting the template');

  const checking = useApiMutation(calls.userImports.check, 'There was an error reading this file');
  const [checked, setChecked] = useState<Checked | null>(null);

  const start = async (body: UserImportRequest) => {
    const { _id } = await importing.mutateAsync({ body });
    navigate(`/users/import/${_id}`);
  };
  return (
    <>
      <FileImport
        title="Import Users"
        actions={
          <LinkButton size="small" to="/users">
            See all users
          </LinkButton>
        }
        label="Import users"
        schema={UserImportRequest}
        defaultValues={{ fileName: '', csv: undefined }}
        onSubmit={async (file) => setChecked({ file, ...(await checking.mutateAsync({ body: file })) })}
        submitLabel="Check"
        template={{ isLoading: template.isLoading, save: () => template.download({}, 'users.csv') }}
        latest={{ query: latest, home: '/users/import', what: 'invitation' }}
      >
        A CSV file with a row for each person: email, first name, last name, role
        {choosesCompany && ', company'}. Other columns are not read. You see who is invited before anything is
        sent. Each person gets an email with a link that is good for 72 hours; ten of them go out a minute. At
        most{' '}
        {choosesCompany
          ? `${maxImportedUsers} people in one file.`
          : `${maxInvitationsPerDay} people within a day.`}
      </FileImport>
      {checked && (
        <InviteDialog
          rows={checked.rows}
          onInvite={() => start(checked.file)}
          onClose={() => setChecked(null)}
        />
      )}
    </>
  );
}
