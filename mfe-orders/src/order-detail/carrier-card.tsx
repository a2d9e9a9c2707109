import { carrierLabels, costLabels, marginOf, type Order, type OrderCost } from '@overland/contracts';
import {
  Facts,
  formatMoment,
  formatMoney,
  formatPercent,
  Note,
  Section,
  Stack,
  styled,
  TextButton,
  telHref,
} from '@overland/ui';

const Phone = styled('a')({ color: 'var(--blue)', textUnderlineOffset: 3 });

/** Who carries it and what that costs, for MCAdmin. */
export function CarrierCard({ order, onEdit }: { order: Order; onEdit: () => void }) {
  const { cost, carrierName, driverName, driverPhone, truck } = order;
  if (cost === null) return null;
  const isEmpty = carrierName === '' && cost.changedAt === null;
  return (
    <Section title="Carrier" aside={<TextButton onClick={onEdit}>{isEmpty ? 'Add' : 'Edit'}</TextButton>}>
      {isEmpty ? (
        <Note>Nothing is known of the carrier and its cost yet.</Note>
      ) : (
        <Stack>
          <Facts
            facts={[
              { label: carrierLabels.carrierName, value: carrierName },
              { label: carrierLabels.driverName, value: driverName },
              {
                label: carrierLabels.driverPhone,
                value: driverPhone && <Phone href={telHref(driverPhone)}>{driverPhone}</Phone>,
              },
              { label: carrierLabels.truck, value: truck },
              { label: costLabels.offered, value: cost.offered !== null && formatMoney(cost.offered) },
              { label: costLabels.agreed, value: cost.agreed !== null && formatMoney(cost.agreed) },
              { label: costLabels.paid, value: cost.paid !== null && formatMoney(cost.paid) },
              { label: 'Margin', value: marginText(order.price, cost) },
            ].filter(({ value }) => value !== false)}
          />
          {cost.changedAt !== null && (
            <Note>{`Cost changed by ${cost.changedBy}, ${formatMoment(cost.changedAt)}.`}</Note>
          )}
        </Stack>
      )}
    </Section>
  );
}

/** "$200 (20%), by what was paid". */
function marginText(price: number, cost: OrderCost): string {
  const margin = marginOf(price, cost);
  if (margin === null) return '';
  const { dollars, percent, basis } = margin;
  return `${formatMoney(dollars)} (${formatPercent(percent)}), by what was ${basis}`;
}
