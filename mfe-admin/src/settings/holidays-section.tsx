import { type Holiday, holidaysEnd } from '@overland/contracts';
import { todayIn } from '@overland/contracts/calendar';
import { Button, formatDay, Note, Notice, PlusIcon, Section, Stack, styled } from '@overland/ui';
import { useController, useFormState } from '@overland/ui/forms';
import type { HolidayWish } from './holiday-dialogs';
import { HolidayList } from './holiday-list';
import { withHolidays, withoutHoliday, yearToPropose } from './holiday-years';
import { useStored } from './stored-values';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** The provider's own day; each company's pickups are counted in its own zone. */
const providerZone = 'America/New_York';

/** The days without pickups. They count from the moment they are saved, for old quotes too. */
export function HolidaysSection({ onWish }: { onWish: (wish: HolidayWish) => void }) {
  const stored = useStored();
  const { field } = useController({ name: 'holidays' });
  const list: readonly Holiday[] = field.value;
  const today = todayIn(providerZone, new Date());
  const end = holidaysEnd(list, today);
  const nextYear = yearToPropose(list, today);
  const open = (kind: HolidayWish['kind']) =>
    onWish({
      kind,
      list,
      firstYear: nextYear,
      today,
      add: (days) => field.onChange(withHolidays(list, days)),
    });
  const putBack = (date: string) => {
    field.onChange(
      withHolidays(
        list,
        stored.holidays.filter((one) => one.date === date),
      ),
    );
  };
  return (
    <Stack>
      {end !== null && (
        <Notice tone="amber">
          Holidays are known only to {formatDay(end)}. Add {nextYear}, so that nobody books a pickup on a day
          off.
        </Notice>
      )}
      <HolidayErrors />
      <Section
        title="Holidays"
        note="No pickup starts on these days, and they are no business days. Weekends are none either way."
        aside={
          <Actions>
            <Button size="small" onClick={() => open('range')}>
              <PlusIcon size={16} /> Add holidays
            </Button>
            <Button size="small" onClick={() => open('propose')}>
              Propose {nextYear}
            </Button>
          </Actions>
        }
      >
        <HolidayList
          lists={{ stored: stored.holidays, current: list, today }}
          onRemove={(date) => field.onChange(withoutHoliday(list, date))}
          onPutBack={putBack}
        />
      </Section>
      <Note>
        Carriers often stop between Christmas and New Year’s Day and around July 4: add those days as a range.
      </Note>
    </Stack>
  );
}

/** The list is no field that could show what is wrong with it. */
function HolidayErrors() {
  const { errors } = useFormState();
  const message = firstMessage(errors.holidays);
  return message === undefined ? null : (
    <Notice tone="stop" live>
      {message}
    </Notice>
  );
}

function firstMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return Object.values(error)
    .map(firstMessage)
    .find((message) => message !== undefined);
}
