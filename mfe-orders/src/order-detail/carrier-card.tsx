import { carrierLabels, type Order } from '@overland/contracts';
import { Facts, Note, Section, styled, TextButton, telHref } from '@overland/ui';

const Phone = styled('a')({ color: 'var(--blue)', textUnderlineOffset: 3 });

/** Who carries it, for those who may change that. */
export function CarrierCard({ order, onEdit }: { order: Order; onEdit: () => void }) {
  if (!order.actions.includes('carrier')) return null;
  const { carrierName, driverName, driverPhone, truck } = order;
  return (
    <Section
      title="Carrier"
      aside={<TextButton onClick={onEdit}>{carrierName === '' ? 'Add' : 'Edit'}</TextButton>}
    >
      {carrierName === '' ? (
        <Note>Nobody said who carries this order.</Note>
      ) : (
        <Facts
          facts={[
            { label: carrierLabels.carrierName, value: carrierName },
            { label: carrierLabels.driverName, value: driverName },
            {
              label: carrierLabels.driverPhone,
              value: driverPhone && <Phone href={telHref(driverPhone)}>{driverPhone}</Phone>,
            },
            { label: carrierLabels.truck, value: truck },
          ]}
        />
      )}
    </Section>
  );
}
