import { transportChoices, transportTypes } from '@overland/contracts';
import { ChoiceField } from '@overland/ui/forms';

const options = transportTypes.map((value) => ({ value, label: transportChoices[value] }));

/** Open, Enclosed or Enclosed White Glove; premium portals have white glove only and do not show it. */
export function TransportField() {
  return <ChoiceField name="transportType" label="Transport type" options={options} />;
}
