import { type OrderText, orderTexts } from '@overland/contracts';
import { t } from '@overland/i18n';
import { TextField } from '@overland/ui/forms';

/** A text of the order, as booking and editing ask for it. */
export const OrderTextField = ({ name }: { name: OrderText }) => (
  <TextField name={name} label={t(orderTexts[name].label)} maxLength={orderTexts[name].longest} />
);
