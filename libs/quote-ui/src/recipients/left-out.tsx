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

/** So many of one reason are named, the others counted. */
const named = 8;

/** Those of one reason together, each by its number. */
export function Reasons({ what, refused }: LeftOutProps) {
  return (
    <List>
      {byReason(refused).map(({ message, some }) => (
        <li key={message}>{`${numbersOf(some, what)}: ${message}`}</li>
      ))}
    </List>
  );
}

/** "#10301, #10302 and 3 others" */
function numbersOf(some: readonly Refused[], what: LeftOutProps['what']): string {
  const numbers = some.flatMap(({ uniqueId }) => (uniqueId === null ? [] : [`#${uniqueId}`])).slice(0, named);
  if (numbers.length === 0) return formatCountOf(some.length, what);
  const others = some.length - numbers.length;
  return `${numbers.join(', ')}${others === 0 ? '' : ` and ${formatCountOf(others, 'other')}`}`;
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
