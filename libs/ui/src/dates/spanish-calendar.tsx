import { esES } from '@mui/x-date-pickers/locales';
// Spanish as in the United States: the week begins on Sunday.
import 'dayjs/locale/es-us';
import { type DayCalendarProps, DayCalendar as EnglishCalendar } from './day-calendar';

const words = {
  adapterLocale: 'es-us',
  localeText: esES.components.MuiLocalizationProvider.defaultProps.localeText,
};

/** The calendar for pages in Spanish, in place of the other. */
export function DayCalendar(props: DayCalendarProps) {
  return <EnglishCalendar {...props} words={words} />;
}
