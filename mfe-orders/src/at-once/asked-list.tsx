import { formatMoney, PHONE, PlainList, styled } from '@overland/ui';
import { CheckboxInput } from '@overland/ui/forms';
import { type Dispatch, memo, type SetStateAction, useCallback } from 'react';
import { type Asked, latenessOf, owedBy } from './asked-words';

type Unticked = ReadonlySet<string>;

const Frame = styled('div')({ border: '1px solid var(--line)', borderRadius: 8, overflow: 'hidden' });

/** Shadows at its edges show that there is more above or below, also where scroll bars hide themselves. */
const Rows = styled(PlainList)({
  maxHeight: 'min(46vh, 400px)',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  background: [
    'linear-gradient(var(--paper) 40%, transparent) top / 100% 36px no-repeat local',
    'linear-gradient(transparent, var(--paper) 60%) bottom / 100% 36px no-repeat local',
    'linear-gradient(color-mix(in srgb, var(--ink) 22%, transparent), transparent) top / 100% 12px no-repeat scroll',
    'linear-gradient(transparent, color-mix(in srgb, var(--ink) 22%, transparent)) bottom / 100% 12px no-repeat scroll',
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
const All = styled(Box)({ borderBottom: '1px solid var(--line)', fontWeight: 600 });
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
  '& > :last-child': { textAlign: 'right' },
  // An address has a line of its own there.
  [PHONE]: { '& > small, & > small:last-child': { gridColumn: '1 / -1', textAlign: 'left' } },
});

interface AskedListProps {
  found: readonly Asked[];
  unticked: Unticked;
  onChange: Dispatch<SetStateAction<Unticked>>;
}

export function AskedList({ found, unticked, onChange }: AskedListProps) {
  const tick = useCallback(
    (orderId: string, isTicked: boolean) =>
      onChange((before) => {
        const after = new Set(before);
        if (isTicked) after.delete(orderId);
        else after.add(orderId);
        return after;
      }),
    [onChange],
  );
  const all = found.map(({ orderId }) => orderId);
  return (
    <Frame>
      {found.length > 1 && (
        <All>
          <CheckboxInput
            label={
              <Line>
                <b>{`All ${found.length} payments`}</b>
                <b>{owedBy(found)}</b>
              </Line>
            }
            checked={unticked.size === 0}
            onChange={(isTicked) => onChange(new Set(isTicked ? [] : all))}
          />
        </All>
      )}
      <Rows aria-label="Recipients">
        {found.map((one) => (
          <Row key={one.orderId} asked={one} isTicked={!unticked.has(one.orderId)} onTick={tick} />
        ))}
      </Rows>
    </Frame>
  );
}

interface RowProps {
  asked: Asked;
  isTicked: boolean;
  onTick: (orderId: string, isTicked: boolean) => void;
}

const Row = memo(({ asked, isTicked, onTick }: RowProps) => {
  const { orderId, uniqueId, customer, address, owed } = asked;
  return (
    <li>
      <Box>
        <CheckboxInput
          label={
            <Line>
              <b>{`#${uniqueId} ${customer}`}</b>
              <b>{owed && formatMoney(owed.amount)}</b>
              <small>{address}</small>
              <small>{owed && latenessOf(owed)}</small>
            </Line>
          }
          checked={isTicked}
          onChange={(next) => onTick(orderId, next)}
        />
      </Box>
    </li>
  );
});
