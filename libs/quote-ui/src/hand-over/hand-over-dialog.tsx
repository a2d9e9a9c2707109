import { HandingOver } from '@overland/contracts';
import { formatCountOf, Note } from '@overland/ui';
import { FormDialog } from '@overland/ui/form-dialog';
import { ApiError, siteConfig, useSession } from '@overland/web';
import { type HandedOver, type HandOver, type Owned, offerUndo } from './offer-undo';
import { PersonField } from './person-field';

interface HandOverDialogProps<Report extends HandedOver> {
  what: 'quote' | 'order';
  things: readonly Owned[];
  handOver: HandOver<Report>;
  /** Of several some may be refused. */
  onDone: (report: Report) => void;
  onClose: () => void;
}

/** Asks who gets it. What nobody has is offered to whoever asks. */
export function HandOverDialog<Report extends HandedOver>(props: HandOverDialogProps<Report>) {
  const { what, things, handOver, onDone, onClose } = props;
  const userId = useSession((state) => state.userId);
  const [first, ...others] = things;
  const only = others.length === 0 ? first : undefined;
  const portalId = others.every((other) => other.portalId === first?.portalId) ? first?.portalId : null;
  return (
    <FormDialog
      title={`Hand over ${only ? `${what} #${only.uniqueId}` : formatCountOf(things.length, what)}`}
      schema={HandingOver}
      defaultValues={{ ownerId: only?.ownerId === null && userId ? userId : '' }}
      onSubmit={async ({ ownerId }) => {
        const report = await handOver(things, ownerId);
        const [refusal] = report.refused;
        if (only && refusal) throw refused(refusal);
        const done = new Set(report.done.map(({ uniqueId }) => uniqueId));
        const given = things.filter(({ uniqueId }) => done.has(uniqueId));
        const name = only
          ? `${what === 'quote' ? 'Quote' : 'Order'} #${only.uniqueId}`
          : formatCountOf(done.size, what);
        if (done.size > 0)
          offerUndo({ text: `${name} handed over.`, things: given, newOwner: ownerId, handOver });
        onDone(report);
      }}
      onClose={onClose}
      submitLabel="Hand Over"
      busyLabel="Handing over…"
    >
      <Note>
        {what === 'order'
          ? 'Nobody is emailed. The new owner gets a notice in the bell, unless that is you.'
          : 'Nobody is emailed, and the new owner gets no notice.'}
      </Note>
      {portalId === null && (
        <Note>{`They are of several companies, so only people of ${siteConfig().brandName} can get them all.`}</Note>
      )}
      <PersonField name="ownerId" label="New owner" portalId={portalId ?? null} without={only?.ownerId} />
    </FormDialog>
  );
}

const refused = ({ message }: { message: string }) =>
  new ApiError({ code: 'conflict', status: 409, message });
