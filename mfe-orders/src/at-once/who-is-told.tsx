import { type audienceMilestones, type EmailParty } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Note, PlainList, styled } from '@overland/ui';
import { useApiQuery } from '@overland/web';

export type ToldMilestone = (typeof audienceMilestones)[number];

const List = styled(PlainList)({ margin: '4px 0 0', overflowWrap: 'anywhere' });

const partyNames: Record<EmailParty, string> = {
  customer: 'customer',
  company: 'company',
  agent: 'agent',
  pickup: 'pickup contact',
  delivery: 'delivery contact',
};

export function WhoIsTold({ orderId, milestone }: { orderId: string; milestone: ToldMilestone }) {
  const audience = useApiQuery(
    calls.emails.audience,
    { body: { orderId, milestone } },
    'We could not look up who is emailed.',
  );
  if (audience.isPending) return <Note role="status">Looking up who is emailed…</Note>;
  if (audience.error) return <Note role="status">{audience.error.message}</Note>;
  const { recipients } = audience.data;
  if (recipients.length === 0) return <Note>Nobody is emailed.</Note>;
  return (
    <Note as="div">
      Emailed a minute from now:
      <List>
        {recipients.map(({ party, address }) => (
          <li key={address}>{`${address} (${partyNames[party]})`}</li>
        ))}
      </List>
    </Note>
  );
}
