import type { OrdersCheck } from '@overland/contracts';
import { formatCountOf, Note, PlainList, styled } from '@overland/ui';
import { byReason } from './step-words';
import type { useStepPlan } from './use-step-plan';
import { WhoIsToldOfEach } from './who-is-told';

const List = styled(PlainList)({ margin: '4px 0 0', '& li + li': { marginTop: 4 } });

/** Who is emailed about a step with several orders, and why it cannot be taken with some. */
export function PlanNote({ plan: { data, error } }: { plan: ReturnType<typeof useStepPlan> }) {
  if (error) return <Note role="status">{error.message}</Note>;
  if (!data) return <Note role="status">Looking up who is emailed…</Note>;
  return (
    <>
      <LeftOut refused={data.refused} />
      <WhoIsToldOfEach audiences={data.audiences} />
    </>
  );
}

/** Why the step cannot be taken with some. */
export function LeftOut({ refused }: Pick<OrdersCheck, 'refused'>) {
  if (refused.length === 0) return null;
  return (
    <Note as="div">
      Left out:
      <Reasons refused={refused} />
    </Note>
  );
}

/** Several orders with one reason are counted, a single one is named. */
export function Reasons({ refused }: Pick<OrdersCheck, 'refused'>) {
  return (
    <List>
      {byReason(refused).map(({ message, orders: [first, ...others] }) => (
        <li key={message}>
          {others.length === 0 ? `#${first?.uniqueId}: ` : `${formatCountOf(others.length + 1, 'order')}: `}
          {message}
        </li>
      ))}
    </List>
  );
}
