import { calls } from '@overland/contracts/calls';
import { t } from '@overland/i18n';
import { EndingPage } from './ending-page';

export const NoMoreRemindersPage = () => (
  <EndingPage
    endpoint={calls.followUps.unsubscribe}
    title={t('Stop these reminders')}
    text={t(
      'We remind you by email of quotes that you have not booked. One press ends that. Your quotes stay as they are.',
    )}
    button={t('Stop Reminders')}
    done={{
      title: t('We will send you no more reminders about quotes.'),
      text: t(
        'Your quotes stay as they are. What you ask for, and what you have booked, is still sent to you.',
      ),
    }}
    over={t('Please open the link once more from the email, or copy it as a whole.')}
  />
);
