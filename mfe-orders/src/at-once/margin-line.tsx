import { formatMoney, Note, Notice } from '@overland/ui';
import { useWatch } from '@overland/ui/forms';

/** What is left of the price, for MCAdmin, who alone sees what carriers cost. */
export function MarginLine({ price }: { price: number }) {
  const agreed: unknown = useWatch({ name: 'agreed' });
  if (typeof agreed !== 'number') return null;
  if (agreed > price) {
    return (
      <Notice tone="amber" live>
        {`This is ${formatMoney(agreed - price)} more than the price of ${formatMoney(price)}.`}
      </Notice>
    );
  }
  return <Note role="status">{`Margin: ${formatMoney(price - agreed)} of ${formatMoney(price)}.`}</Note>;
}
