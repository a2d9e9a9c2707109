import { t } from '@overland/i18n';
import { formatDay, Notice, PHONE, Row, styled, TextWith, telHref } from '@overland/ui';
import { DayField } from '@overland/ui/dates';
import { CheckboxField } from '@overland/ui/forms';
import { siteConfig } from '@overland/web';
import { blockedReason, type Calendar, isRush } from './blocked-days';

const DayRow = styled(Row)({
  // The note is beside the field, which starts below its label.
  '& > :last-child': { marginTop: 26 },
  [PHONE]: { '& > :last-child': { marginTop: 0 } },
});
const Rush = styled('div')({ display: 'grid', gap: 6 });

interface PickupDayFieldProps {
  calendar: Calendar;
  /** The form's day. */
  day: string;
  /** May book with less than two business days' notice, as a rush. */
  mayRush: boolean;
  /** Asks whether the RUSH fee is charged (`chargeRush`). */
  asksFee?: boolean;
  /** The day of an order that is changed, which it may keep. */
  keptDay?: string;
  autoFocus?: boolean;
  /** Whom those ask for a rush who may not book one; the provider unless told. */
  rushPhone?: string;
}

/** The first day, why others are blocked, and what less notice costs (docs/product/orders.md). */
export function PickupDayField({
  calendar,
  day,
  mayRush,
  asksFee = false,
  keptDay = '',
  autoFocus = false,
  rushPhone = siteConfig().supportPhone,
}: PickupDayFieldProps) {
  const firstDay = formatDay(calendar.firstPickupDay);
  const first = mayRush ? calendar.today : calendar.firstPickupDay;
  return (
    <DayRow>
      <DayField
        name="pickupStartDate"
        autoFocus={autoFocus}
        label={t('Pickup start date')}
        hint={
          mayRush
            ? `First day without a rush: ${firstDay}`
            : t('First possible day: {day}', { day: firstDay })
        }
        min={keptDay !== '' && keptDay < first ? keptDay : first}
        isBlocked={(one) => (one === keptDay ? null : blockedReason(one, calendar, { mayRush }))}
      />
      {day !== keptDay && isRush(day, calendar) ? (
        <Rush>
          <Notice tone="amber" live>
            This is a RUSH: less than 2 business days’ notice. It may carry a $200 RUSH fee.
          </Notice>
          {asksFee && <CheckboxField name="chargeRush" label="Charge the $200 RUSH fee" />}
        </Rush>
      ) : (
        <Notice>
          {t(
            '2 business days are required between booking and first pickup. A rush under that may carry a $200 RUSH fee.',
          )}{' '}
          {!mayRush &&
            (keptDay === '' ? <AskForRush phone={rushPhone} /> : `To ask for a rush, call ${rushPhone}.`)}
        </Notice>
      )}
    </DayRow>
  );
}

/** A rush cannot be booked in the form. */
function AskForRush({ phone }: { phone: string }) {
  if (phone === '') return t('To ask for a rush, call us before you book.');
  return (
    <TextWith part={<a href={telHref(phone)}>{phone}</a>}>
      {(link) => t('To ask for a rush, call {phone} before you book.', { phone: link })}
    </TextWith>
  );
}
