import { type GlobalSettings, type Holiday, holidaysEnd } from '@overland/contracts';
import { providerTimeZone, todayIn } from '@overland/contracts/calendar';
import { Button, ErrorNotice, formatDay, Note, Notice, PlusIcon, Section, Stack, styled } from '@overland/ui';
import { useController, useFormState } from '@overland/ui/forms';
import { useStored } from '../editing/stored-values';
import type { HolidayDialog } from './holiday-dialogs';
import { HolidayList } from './holiday-list';
import { withHolidays, withoutHoliday, yearToPropose } from './holiday-years';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** They count from the moment they are saved, for old quotes too. */
export function HolidaysSection({ onOpenDialog }: { onOpenDialog: (dialog: HolidayDialog) => void }) {
  const stored = useStored<GlobalSettings>();
  const { field } = useController({ name: 'holidays' });
  const list: readonly Holiday[] = field.value;
  const today = todayIn(providerTimeZone, new Date());
  const end = holidaysEnd(list, today);
  const nextYear = yearToPropose(list, today);
  const open = (kind: HolidayDialog['kind']) =>
    onOpenDialog({
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
          The list ends on {formatDay(end)}. Add the holidays of {nextYear}, so that no one books a pickup on
          a day off.
        </Notice>
      )}
      <HolidayErrors />
      <Section
        title="Holidays"
        note="No pickup starts on these days, and they do not count as business days. Weekends never count."
        aside={
          <Actions>
            <Button size="small" onClick={() => open('range')}>
              <PlusIcon size={16} /> Add holidays
            </Button>
            <Button size="small" onClick={() => open('propose')}>
              Suggest {nextYear} holidays
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

/** The errors of the list, which has no field of its own to show them. */
function HolidayErrors() {
  const { errors } = useFormState();
  return <ErrorNotice>{firstMessage(errors.holidays)}</ErrorNotice>;
}

function firstMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return Object.values(error)
    .map(firstMessage)
    .find((message) => message !== undefined);
}
