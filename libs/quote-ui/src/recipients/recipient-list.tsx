import { PHONE, PlainList, styled } from '@overland/ui';
import { CheckboxInput } from '@overland/ui/forms';
import { type Dispatch, memo, type SetStateAction, useCallback } from 'react';

type Unticked = ReadonlySet<string>;

const Frame = styled('div')({ border: '1px solid var(--line)', borderRadius: 8, overflow: 'hidden' });

/** Shadows at its edges show that there is more above or below, also where scroll bars hide themselves; none lies in their gutter. */
const Rows = styled(PlainList)({
  maxHeight: 'min(46vh, 400px)',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  scrollbarGutter: 'stable',
  background: [
    'linear-gradient(var(--paper) 40%, transparent) top / 100% 36px no-repeat local',
    'linear-gradient(transparent, var(--paper) 60%) bottom / 100% 36px no-repeat local',
    'linear-gradient(color-mix(in srgb, var(--ink) 22%, transparent), transparent) top left / calc(100% - 16px) 12px no-repeat scroll',
    'linear-gradient(transparent, color-mix(in srgb, var(--ink) 22%, transparent)) bottom left / calc(100% - 16px) 12px no-repeat scroll',
  ].join(', '),
  // What is out of sight of hundreds of rows is not drawn.
  '& li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 57px' },
  '& li + li': { borderTop: '1px solid var(--line)' },
});

const Box = styled('div')({
  padding: '2px 14px 2px 6px',
  '& .MuiFormControlLabel-root': { alignItems: 'center', minHeight: 44, padding: 0 },
  '& .MuiFormControlLabel-label': { flex: 1, minWidth: 0 },
});
/** With the gutter of the rows below, so that the amounts stand under each other. */
const All = styled(Box)({
  borderBottom: '1px solid var(--line)',
  fontWeight: 600,
  scrollbarWidth: 'thin',
  scrollbarGutter: 'stable',
  overflowY: 'hidden',
});
const Line = styled('span')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0 12px',
  padding: '6px 0',
  fontSize: 15,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  '& b': { fontWeight: 600 },
  '& small': { fontSize: 14, color: 'var(--ink-2)' },
  '& > :nth-of-type(2)': { textAlign: 'right' },
  // An address has a line of its own there.
  [PHONE]: { '& > small, & > small:last-child': { gridColumn: '1 / -1', textAlign: 'left' } },
});

/** Who gets an email, and about what. */
export interface Recipient {
  /** Of the order or quote. */
  id: string;
  uniqueId: number;
  customer: string;
  address: string;
  /** At the right: what it is about, and a word to it. */
  what: string;
  note: string;
}

interface RecipientListProps {
  recipients: readonly Recipient[];
  /** "All 7 payments", and what they come to. */
  all: { label: string; sum: string };
  unticked: Unticked;
  onChange: Dispatch<SetStateAction<Unticked>>;
}

/** Before emails go to many at once: each of them, who can be left out. */
export function RecipientList({ recipients, all, unticked, onChange }: RecipientListProps) {
  const tick = useCallback(
    (id: string, isTicked: boolean) =>
      onChange((before) => {
        const after = new Set(before);
        if (isTicked) after.delete(id);
        else after.add(id);
        return after;
      }),
    [onChange],
  );
  if (recipients.length === 0) return null;
  return (
    <Frame>
      {recipients.length > 1 && (
        <All>
          <CheckboxInput
            label={
              <Line>
                <b>{all.label}</b>
                <b>{all.sum}</b>
              </Line>
            }
            checked={unticked.size === 0}
            isPartly={unticked.size > 0 && unticked.size < recipients.length}
            onChange={(isTicked) => onChange(new Set(isTicked ? [] : recipients.map(({ id }) => id)))}
          />
        </All>
      )}
      <Rows aria-label="Recipients">
        {recipients.map((one) => (
          <Row key={one.id} {...one} isTicked={!unticked.has(one.id)} onTick={tick} />
        ))}
      </Rows>
    </Frame>
  );
}

interface RowProps extends Recipient {
  isTicked: boolean;
  onTick: (id: string, isTicked: boolean) => void;
}

const Row = memo(({ id, uniqueId, customer, address, what, note, isTicked, onTick }: RowProps) => (
  <li>
    <Box>
      <CheckboxInput
        label={
          <Line>
            <b>{`#${uniqueId} ${customer}`}</b>
            <b>{what}</b>
            <small>{address}</small>
            <small>{note}</small>
          </Line>
        }
        checked={isTicked}
        onChange={(next) => onTick(id, next)}
      />
    </Box>
  </li>
));
