import type { UserImportRow } from '@overland/contracts';
import { Button, formatCountOf, Note, PlainList, Stack, styled } from '@overland/ui';
import { Dialog } from '@overland/ui/overlays';
import { useMutation } from '@overland/web';

const Heading = styled('h3')({ fontSize: 16, fontWeight: 800, marginBottom: 6 });
const List = styled(PlainList)({
  maxHeight: 220,
  overflowY: 'auto',
  fontSize: 15,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '& li + li': { marginTop: 6 },
  '& small': { display: 'block', fontSize: 14, color: 'var(--ink-2)' },
});

const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

interface InviteDialogProps {
  rows: readonly UserImportRow[];
  onInvite: () => Promise<void>;
  onClose: () => void;
}

/** Whom a file invites, and who is left out, before anybody gets an email. */
export function InviteDialog({ rows, onInvite, onClose }: InviteDialogProps) {
  const inviting = useMutation<void, Error, void>({ mutationFn: onInvite });
  const invited = rows.filter(({ status }) => status === 'waiting');
  const refused = rows.filter(({ status }) => status === 'failed');
  const actions = (
    <>
      <Button onClick={onClose}>{invited.length > 0 ? 'Cancel' : 'Close'}</Button>
      {invited.length > 0 && (
        <Button
          variant="go"
          busy={inviting.isPending}
          busyLabel="Inviting…"
          onClick={() => inviting.mutate()}
        >
          {`Invite ${people(invited.length)}`}
        </Button>
      )}
    </>
  );
  return (
    <Dialog open onClose={onClose} title="Who is invited" actions={actions}>
      <Stack>
        {invited.length === 0 ? (
          <Note>Nobody in this file can be invited.</Note>
        ) : (
          <section aria-label="Invited">
            <Heading>{`An email with a link goes to ${people(invited.length)}`}</Heading>
            <List tabIndex={0}>
              {invited.map(({ line, cells }) => (
                <li key={line}>
                  {`${cells.firstName ?? ''} ${cells.lastName ?? ''}`}
                  <small>{[cells.email, cells.role, cells.company].filter(Boolean).join(', ')}</small>
                </li>
              ))}
            </List>
          </section>
        )}
        {refused.length > 0 && (
          <section aria-label="Refused">
            <Heading>{`Refused: ${formatCountOf(refused.length, 'row')}`}</Heading>
            <List tabIndex={0}>
              {refused.map(({ line, cells, message }) => (
                <li key={line}>
                  {`Line ${line}: ${cells.email || 'no address'}`}
                  <small>{message}</small>
                </li>
              ))}
            </List>
          </section>
        )}
        {inviting.error && <Note role="alert">{inviting.error.message}</Note>}
      </Stack>
    </Dialog>
  );
}
