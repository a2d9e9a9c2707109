import styled from '@emotion/styled';
import { formatCount } from '@overland/contracts/format';
import {
  keepListWalk,
  Link,
  type ListWalk,
  readListWalk,
  useNavigate,
  usePageKeys,
  type WalkedList,
} from '@overland/web';
import { useEffect, useState } from 'react';
import { IconButton } from '../actions/button';
import { ChevronIcon } from '../icons/icons';
import { PHONE } from '../theme/tokens';

const Row = styled('nav')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 4,
  margin: '-12px 0 8px',
  fontSize: 14,
  fontVariantNumeric: 'tabular-nums',
  '& a': { marginRight: 'auto' },
  '& button:first-of-type svg': { transform: 'rotate(90deg)' },
  '& button:last-of-type svg': { transform: 'rotate(-90deg)' },
  [PHONE]: { margin: '-8px 0 8px' },
});

interface Page {
  rows: readonly { _id: string }[];
  next: string | null;
}

interface ListNeighborsProps {
  list: WalkedList;
  /** One row, as a word: "order". */
  what: string;
  /** Of the row whose page this is. */
  id: string;
  addressOf: (id: string) => string;
  /** The page of the list after the rows that are known. */
  load: (more: NonNullable<ListWalk['more']>) => Promise<Page>;
}

/** On the page of a row that was opened from a list: where it is in it, and the way to the rows beside it. */
export function ListNeighbors(props: ListNeighborsProps) {
  const [walk, setWalk] = useState(() => readListWalk(props.list, props.id));
  return walk && <Neighbors {...props} walk={walk} onLoaded={setWalk} />;
}

interface NeighborsProps extends ListNeighborsProps {
  walk: ListWalk;
  onLoaded: (walk: ListWalk) => void;
}

function Neighbors({ list, what, id, addressOf, load, walk, onLoaded }: NeighborsProps) {
  const navigate = useNavigate();
  const { ids, total, from, more } = walk;
  const at = ids.indexOf(id);
  const isLastKnown = at === ids.length - 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where the known rows end
  useEffect(() => {
    if (!isLastKnown || more === null) return;
    const extend = ({ rows, next }: Page) => {
      const longer = {
        ...walk,
        ids: [...ids, ...rows.map(({ _id }) => _id)],
        more: next === null ? null : { ...more, cursor: next },
      };
      keepListWalk(list, longer);
      onLoaded(longer);
    };
    // Without the next page this row is the last, until the list is opened again.
    load(more).then(extend, () => undefined);
  }, [isLastKnown, more]);
  const beside = (step: 1 | -1) => {
    const to = ids[at + step];
    // In the place of this one, so that Back leads to the list.
    return to === undefined ? undefined : () => navigate(addressOf(to), { replace: true });
  };
  const steps = [
    { key: 'k', label: `Previous ${what}`, run: beside(-1), isEnd: at === 0 },
    { key: 'j', label: `Next ${what}`, run: beside(1), isEnd: isLastKnown && more === null },
  ];
  const ends = at === -1 ? [] : steps.filter(({ isEnd }) => isEnd);
  usePageKeys(
    steps.flatMap(({ run, key, label }) => (run ? [{ key, label, run }] : [])),
    ends.map(({ key, label }) => ({ key, label, why: `There is no other ${what} to go to.` })),
  );
  if (at === -1) return null;
  return (
    <Row aria-label={`The ${what}s of the list`}>
      <Link to={from}>Back to the list</Link>
      <span>
        {formatCount(at + 1)} of {total === null ? '1,000+' : formatCount(total)}
      </span>
      {steps.map(({ key, label, run }) => (
        <IconButton key={key} label={label} title={`${label} (${key})`} disabled={!run} onClick={run}>
          <ChevronIcon size={18} />
        </IconButton>
      ))}
    </Row>
  );
}
