import { transportChoices, transportTypes } from '@overland/contracts';
import { t, translate } from '@overland/i18n';
import { ChoiceField } from '@overland/ui/forms';

/** Open, Enclosed or Enclosed White Glove; premium portals have white glove only and do not show it. */
export function TransportField() {
  const options = transportTypes.map((value) => ({ value, label: translate(transportChoices[value]) }));
  return <ChoiceField name="transportType" label={t('Transport type')} options={options} />;
}
