import { t } from '@overland/i18n';
import { useFormState } from 'react-hook-form';
import { Notice } from '../notices/notice';
import { pathsOf } from './use-error-recheck';

/** Once a long form was sent: how many of its fields are wrong, as most of them are out of sight. */
export function WrongCount() {
  const { errors, isSubmitted } = useFormState();
  const count = pathsOf(errors).length;
  if (!isSubmitted || count === 0) return null;
  return (
    <Notice tone="stop" live>
      {t('{count, plural, one {# field needs} other {# fields need}} your attention.', { count })}
    </Notice>
  );
}
