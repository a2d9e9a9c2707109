import { type Terms } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Button, Note, Section, useConfirm } from '@overland/ui';
import { useApiMutation, useNotices } from '@overland/web';

interface ReturnCardProps {
  portalId: string;
  company: string;
  /** The version that was shown. */
  version: number;
  hasUnsaved: () => boolean;
  onDone: (terms: Terms) => void;
  onOvertaken: () => void;
}

/** Goes back to the provider's terms; the company's own stay among the versions. */
export function ReturnCard({ portalId, company, version, hasUnsaved, onDone, onOvertaken }: ReturnCardProps) {
  const confirm = useConfirm();
  const notify = useNotices((state) => state.notify);
  const giveUp = useApiMutation(calls.orderTerms.returnToProvider, {
    refreshes: [calls.orderTerms.versions],
    whenUnreachable: 'There was an error going back to the provider’s terms',
    onSuccess: (terms) => {
      onDone(terms);
      notify('success', `Customers of ${company} accept the provider’s terms again.`);
    },
    onError: (error) => (error.code === 'conflict' ? onOvertaken() : notify('error', error.message)),
  });
  const ask = async () => {
    const isSure = await confirm({
      title: `Terms of ${company}`,
      text: `Orders whose terms are not accepted yet get the provider’s, and so do new ones. What customers have accepted stays as it was.${hasUnsaved() ? ' What you have not saved is lost.' : ''}`,
      confirmLabel: 'Use the Provider’s Terms',
    });
    if (isSure) giveUp.mutate({ body: { portalId, version } });
  };
  return (
    <Section title="The provider’s terms">
      <Note style={{ marginBottom: 12 }}>
        {company} can go back to them at any time. Its own terms stay in the list of versions.
      </Note>
      <Button size="small" busy={giveUp.isPending} onClick={() => void ask()}>
        Use the Provider’s Terms
      </Button>
    </Section>
  );
}
