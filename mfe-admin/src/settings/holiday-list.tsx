import type { Holiday } from '@overland/contracts';
import { isWeekend } from '@overland/contracts/calendar';
import {
  ChevronIcon,
  Chip,
  CloseIcon,
  EmptyState,
  formatDayShort,
  IconButton,
  Note,
  PHONE,
  styled,
  TextButton,
} from '@overland/ui';
import { type HolidayRow, holidayYears } from './holiday-years';

const Year = styled('details')({
  borderTop: '1px solid var(--line)',
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 48,
    cursor: 'pointer',
    listStyle: 'none',
    borderRadius: 8,
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary svg': { marginLeft: 'auto', color: 'var(--ink-2)', transition: 'transform 120ms' },
  '&[open] summary svg': { transform: 'rotate(180deg)' },
  '& h3': { margin: 0, fontSize: 16, fontWeight: 800 },
});
const List = styled('ul')({
  margin: 0,
  padding: '0 0 12px',
  listStyle: 'none',
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

/** The days by year, years that are over folded; a removed day stays in sight until it is saved. */
export function HolidayList({ lists, onRemove, onPutBack }: HolidayListProps) {
  const years = holidayYears(lists);
  const thisYear = Number(lists.today.slice(0, 4));
  if (years.length === 0) {
    return (
      <EmptyState
        title="No holidays yet"
        text="Every weekday is a business day. Propose a year to begin with."
      />
    );
  }
  return years.map(({ year, rows }) => (
    <Year key={year} open={year >= thisYear}>
      <summary>
        <h3>{year}</h3>
        <Note as="span">{countOf(rows)}</Note>
        <ChevronIcon />
      </summary>
      <List>
        {rows.map((row) => (
          <Item key={row.date} data-state={row.state}>
            <time dateTime={row.date}>
              {weekdayOf(row.date)}, {formatDayShort(row.date)}
            </time>
            <Name>
              {row.name}
              {row.state === 'new' && <Chip tone="sign">New</Chip>}
              {isWeekend(row.date) && <Note as="span">a weekend anyway</Note>}
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

function countOf(rows: readonly HolidayRow[]): string {
  const left = rows.filter(({ state }) => state !== 'removed').length;
  const removed = rows.length - left;
  return `${left} ${left === 1 ? 'day' : 'days'}${removed > 0 ? `, ${removed} removed` : ''}`;
}

const weekdayOf = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { weekday: 'short', timeZone: 'UTC' });
