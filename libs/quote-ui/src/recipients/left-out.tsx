import { formatCountOf, Note, PlainList, styled } from '@overland/ui';

const List = styled(PlainList)({ margin: '4px 0 0', '& li + li': { marginTop: 4 } });

interface Refused {
  uniqueId: number | null;
  message: string;
}
interface LeftOutProps {
  what: 'order' | 'quote';
  refused: readonly Refused[];
}

/** Why a step cannot be taken with some. */
export function LeftOut({ what, refused }: LeftOutProps) {
  if (refused.length === 0) return null;
  return (
    <Note as="div">
      Left out:
      <Reasons what={what} refused={refused} />
    </Note>
  );
}

/** Several with one reason are counted, a single one is named. */
export function Reasons({ what, refused }: LeftOutProps) {
  return (
    <List>
      {byReason(refused).map(({ message, some: [first, ...others] }) => (
        <li key={message}>
          {others.length === 0 ? `#${first?.uniqueId}: ` : `${formatCountOf(others.length + 1, what)}: `}
          {message}
        </li>
      ))}
    </List>
  );
}

/** Refusals for the same reason, together; the most frequent first. */
export function byReason<T extends { message: string }>(
  refused: readonly T[],
): { message: string; some: T[] }[] {
  const reasons = new Map<string, T[]>();
  for (const one of refused) reasons.set(one.message, [...(reasons.get(one.message) ?? []), one]);
  return [...reasons]
    .map(([message, some]) => ({ message, some }))
    .sort((a, b) => b.some.length - a.some.length);
}
