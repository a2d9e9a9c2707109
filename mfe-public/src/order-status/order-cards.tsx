import { type CustomerOrder, vehicleName } from '@overland/contracts';
import { todayIn } from '@overland/contracts/calendar';
import { t } from '@overland/i18n';
import { Card, Note, PHONE, PlainList, RouteLine, Section, styled, useNow } from '@overland/ui';
import { nextDay, stopDays, stopsOf } from './order-words';

const Lead = styled('p')({
  fontSize: 32,
  fontWeight: 800,
  lineHeight: 1.2,
  letterSpacing: '-.01em',
  margin: '2px 0 6px',
});
const Two = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 24,
  [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& h2': { fontSize: 16, fontWeight: 800, lineHeight: 1.4, marginBottom: 10 },
});
const When = styled('p')({ fontWeight: 600 });
const Address = styled('address')({
  fontStyle: 'normal',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  marginTop: 6,
});
const Vehicles = styled(PlainList)({
  display: 'grid',
  gap: 14,
  '& b': { fontWeight: 600 },
});
const Vin = styled(Note)({ fontVariantNumeric: 'tabular-nums', letterSpacing: '.03em' });

export function ProgressCard({ order }: { order: CustomerOrder }) {
  return (
    <Card as="section" aria-label={t('Progress of the order')}>
      <RouteLine stops={stopsOf(order)} reached={order.reached} />
    </Card>
  );
}

export function NextDayCard({ order }: { order: CustomerOrder }) {
  const { title, lead, note } = nextDay(order, todayIn(order.timeZone, useNow()));
  return (
    <Card as="section" aria-label={title}>
      <Note>{title}</Note>
      <Lead>{lead}</Lead>
      <p>{note}</p>
    </Card>
  );
}

export function StopsCard({ order }: { order: CustomerOrder }) {
  return (
    <Card as="section" aria-label={t('Pickup and delivery')}>
      <Two>
        <Stop title={t('Pickup')} order={order} side="pickup" />
        <Stop title={t('Delivery')} order={order} side="delivery" />
      </Two>
    </Card>
  );
}

interface StopProps {
  title: string;
  order: CustomerOrder;
  side: 'pickup' | 'delivery';
}

function Stop({ title, order, side }: StopProps) {
  const stop = order[side];
  const { when, plan } = stopDays(order, side);
  const who = [stop.contactName, stop.phone].filter((each) => each !== '').join(', ');
  return (
    <div>
      <h2>{title}</h2>
      <When>{when}</When>
      {plan !== null && <Note>{plan}</Note>}
      <Address>
        {stop.businessName !== '' && (
          <>
            {stop.businessName}
            <br />
          </>
        )}
        {stop.address}
        <br />
        {stop.city}, {stop.state} {stop.zip}
      </Address>
      {who !== '' && <Note>{who}</Note>}
    </div>
  );
}

export function VehiclesCard({ order: { vehicles } }: { order: CustomerOrder }) {
  return (
    <Section title={vehicles.length === 1 ? t('Vehicle') : t('Vehicles')}>
      <Vehicles>
        {vehicles.map((vehicle) => (
          <li key={vehicle.vin}>
            <b>{vehicleName(vehicle)}</b>
            <Vin>VIN {vehicle.vin}</Vin>
            <Note>{vehicle.operable === 'Yes' ? t('Runs and drives') : t('Does not run')}</Note>
          </li>
        ))}
      </Vehicles>
    </Section>
  );
}
