import type { Holiday } from '@overland/contracts';
import { isWeekend } from '@overland/contracts/calendar';
import {
  Chip,
  CloseIcon,
  EmptyState,
  formatCountOf,
  formatDayShort,
  formatWeekday,
  IconButton,
  Note,
  PHONE,
  PlainList,
  styled,
  TextButton,
} from '@overland/ui';
import { Fold } from '@overland/ui/overlays';
import { type HolidayRow, holidayYears } from './holiday-years';

const Year = styled(Fold)({ '&&': { borderTop: '1px solid var(--line)', borderRadius: 0 } });
const List = styled(PlainList)({
  padding: '0 0 12px',
  columns: 2,
  columnGap: 32,
  '@media (max-width: 960px)': { columns: 1 },
});
const Item = styled('li')({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  fontSize: 15,
  breakInside: 'avoid',
  borderTop: '1px solid var(--line)',
  '& time': { color: 'var(--ink-2)', whiteSpace: 'nowrap' },
  '&[data-state=removed] > time, &[data-state=removed] > span:first-of-type': {
    textDecoration: 'line-through',
    color: 'var(--ink-2)',
  },
  [PHONE]: { gridTemplateColumns: '96px minmax(0, 1fr) auto', gap: 8, fontSize: 14 },
});
const Name = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  overflowWrap: 'anywhere',
});

interface HolidayListProps {
  lists: { stored: readonly Holiday[]; current: readonly Holiday[]; today: string };
  onRemove: (date: string) => void;
  onPutBack: (date: string) => void;
}

/** The days by year, past years folded; a removed day stays visible until the change is saved. */
export function HolidayList({ lists, onRemove, onPutBack }: HolidayListProps) {
  const years = holidayYears(lists);
  const thisYear = Number(lists.today.slice(0, 4));
  if (years.length === 0) {
    return (
      <EmptyState
        title="No holidays yet"
        text="Every weekday is a business day. Start with the federal holidays of a year."
      />
    );
  }
  return years.map(({ year, rows }) => (
    <Year key={year} level={3} title={`${year}`} note={countText(rows)} startsOpen={year >= thisYear}>
      <List>
        {rows.map((row) => (
          <Item key={row.date} data-state={row.state}>
            <time dateTime={row.date}>
              {weekdayOf(row.date)}, {formatDayShort(row.date)}
            </time>
            <Name>
              {row.name}
              {row.state === 'new' && <Chip tone="sign">New</Chip>}
              {isWeekend(row.date) && <Note as="span">on a weekend</Note>}
            </Name>
            {row.state === 'removed' ? (
              <TextButton aria-label={`Undo removing ${row.name}`} onClick={() => onPutBack(row.date)}>
                Undo
              </TextButton>
            ) : (
              <IconButton
                label={`Remove ${row.name}, ${formatDayShort(row.date)}`}
                onClick={() => onRemove(row.date)}
              >
                <CloseIcon size={16} />
              </IconButton>
            )}
          </Item>
        ))}
      </List>
    </Year>
  ));
}

function countText(rows: readonly HolidayRow[]): string {
  const left = rows.filter(({ state }) => state !== 'removed').length;
  const removed = rows.length - left;
  return `${formatCountOf(left, 'day')}${removed > 0 ? `, ${removed} removed` : ''}`;
}

const weekdayOf = (day: string) => formatWeekday(day).slice(0, 3);
