import { dateTypeLabel, type Order } from '@overland/contracts';
import { formatDay, formatDays, formatMoment, Note, Section, styled } from '@overland/ui';
import { actualTime, earlyOrLateText, type Stop } from '../planned';
import { ContactLines } from './contact-lines';
import { InPlace } from './in-place';

const Body = styled('div')({ display: 'grid', gap: 10, lineHeight: 1.5 });
const Address = styled('address')({ fontStyle: 'normal', '& b': { fontWeight: 600, display: 'block' } });
const When = styled('p')({ fontSize: 15, fontWeight: 600 });
const Who = styled('p')({ fontSize: 15, fontWeight: 600 });
const Notes = styled(Note)({ borderLeft: '3px solid var(--line)', paddingLeft: 10, whiteSpace: 'pre-line' });

export function StopCard({ order, stop }: { order: Order; stop: Stop }) {
  const business = order[`${stop}BusinessName`];
  const person = order[`${stop}ContactName`];
  const notes = order[`${stop}Notes`];
  const name = stop === 'pickup' ? 'Pickup' : 'Delivery';
  return (
    <Section title={name} aside={<Note>{order[`${stop}LocationType`]}</Note>}>
      <Body>
        <Days order={order} stop={stop} />
        <Address>
          {business !== '' && <b>{business}</b>}
          {order[`${stop}Address`]}
          <br />
          {order[`${stop}City`]}, {order[`${stop}State`]} {order[`${stop}Zip`]}
        </Address>
        <div>
          {person !== '' && <Who>{person}</Who>}
          <ContactLines
            contact={{
              phone: order[`${stop}Phone`],
              mobile: order[`${stop}MobilePhone`],
              alt: order[`${stop}AltPhone`],
              email: order[`${stop}Email`],
            }}
            editing={{ order, field: `${stop}PrimaryPhone`, label: `${name} phone` }}
          />
        </div>
        {(notes !== '' || order.actions.includes('edit')) && (
          <InPlace order={order} field={`${stop}Notes`} label={`${name} notes`}>
            {notes === '' ? <Note>No notes</Note> : <Notes>{notes}</Notes>}
          </InPlace>
        )}
      </Body>
    </Section>
  );
}

/** When it really was, once that is known, how early or late that is, and the planned days beside it. */
function Days({ order, stop }: { order: Order; stop: Stop }) {
  const actual = actualTime(order, stop);
  if (actual === null) return <When>{whenText(order, stop)}</When>;
  return (
    <div>
      <When>{`${stop === 'pickup' ? 'Picked up' : 'Delivered'} ${formatMoment(actual)}`}</When>
      <Note>{`Planned: ${daysOf(order, stop)} (${earlyOrLateText(order, stop)})`}</Note>
    </div>
  );
}

/** The end of the range is hidden when the date is exact (docs/product/orders.md). */
const endOf = (order: Order, stop: Stop): string | null =>
  order[`${stop}DateType`] === 'exact' ? null : order[`${stop}ScheduledEndsAt`];

function daysOf(order: Order, stop: Stop): string {
  const start = order[`${stop}ScheduledAt`];
  const end = endOf(order, stop);
  return end === null ? formatDay(start) : formatDays({ start, end });
}

const whenText = (order: Order, stop: Stop): string =>
  `${dateTypeLabel(order[`${stop}DateType`], endOf(order, stop) !== null)} ${daysOf(order, stop)}`.trimStart();
