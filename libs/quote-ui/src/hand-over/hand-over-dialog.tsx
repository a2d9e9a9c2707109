import { HandingOver } from '@overland/contracts';
import { Note } from '@overland/ui';
import { FormDialog } from '@overland/ui/form-dialog';
import { ApiError, siteConfig, useSession } from '@overland/web';
import { PersonField } from './person-field';

interface HandOverDialogProps {
  /** "Hand over order #10234" */
  title: string;
  /** Null where they are of several companies: then only the provider's staff may get them. */
  portalId: string | null;
  /** Who has it now; undefined for several. */
  ownerId?: string | null;
  /** Shows what was refused, where there are several. */
  onHandOver: (ownerId: string) => Promise<{ refused: readonly { message: string }[] }>;
  onClose: () => void;
}

/** Asks who gets it. What nobody has is offered to whoever asks. */
export function HandOverDialog({ title, portalId, ownerId, onHandOver, onClose }: HandOverDialogProps) {
  const userId = useSession((state) => state.userId);
  return (
    <FormDialog
      title={title}
      schema={HandingOver}
      defaultValues={{ ownerId: ownerId === null && userId ? userId : '' }}
      onSubmit={async ({ ownerId: to }) => {
        const [refusal] = (await onHandOver(to)).refused;
        if (refusal && ownerId !== undefined) throw refused(refusal);
      }}
      onClose={onClose}
      submitLabel="Hand Over"
      busyLabel="Handing over…"
    >
      {portalId === null && (
        <Note>{`They are of several companies, so only people of ${siteConfig().brandName} can get them all.`}</Note>
      )}
      <PersonField name="ownerId" label="New owner" portalId={portalId} without={ownerId} />
    </FormDialog>
  );
}

const refused = ({ message }: { message: string }) =>
  new ApiError({ code: 'conflict', status: 409, message });
