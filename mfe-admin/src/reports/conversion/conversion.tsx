import type { ConversionReport } from '@overland/contracts';
import { ownerText } from '@overland/contracts/format';
import {
  EmptyState,
  formatCount,
  formatMoney,
  formatMoneyShort,
  levelLabel,
  Note,
  Stack,
} from '@overland/ui';
import { Link } from '@overland/web';
import { FiguresRow } from '../figures-row';
import { listTo, quotesHref } from '../narrow';
import type { InsightQuery } from '../use-insight';
import { FollowUps } from './follow-ups';
import { FunnelTable } from './funnel-table';
import { LostQuotes } from './lost-quotes';

interface ConversionProps {
  report: ConversionReport;
  query: InsightQuery;
  showsCompanies: boolean;
  /** Nobody else's are shown. */
  isOwn: boolean;
}

export function Conversion({ report, query, showsCompanies, isOwn }: ConversionProps) {
  const { total, companies, owners, lanes, levels, priceSteps, lost, followUps, volume } = report;
  if (total.quoted === 0) {
    return (
      <EmptyState
        title={isOwn ? 'You own no quotes of this period' : 'No quotes in this period'}
        text="Quotes are counted on the day they were made. Choose another period."
      />
    );
  }
  return (
    <Stack>
      <FiguresRow
        figures={[
          { label: 'Quoted', value: formatCount(total.quoted) },
          { label: 'Saved', value: formatCount(total.saved) },
          {
            label: 'Booked',
            value: formatCount(total.booked),
            note: `Volume ${formatMoneyShort(volume)}`,
          },
          { label: 'Conversion', value: total.percent === null ? '–' : `${total.percent}%` },
        ]}
      />
      <Note>
        <Link to={quotesHref(query, isOwn ? 'mine' : undefined)}>See the quotes of this period</Link>. Booked
        are quotes made in this period, whenever they were booked, and also where the order was canceled
        since; the volume is what they cost then. Order volume and commissions count the orders booked in it
        that are not canceled, so their number may differ.
      </Note>
      {showsCompanies && (
        <FunnelTable
          title="By company"
          heading="Company"
          rows={companies.map(({ portalId, companyName, ...row }) => ({
            key: portalId,
            name: companyName,
            to: quotesHref({ ...query, portalId }),
            ...row,
          }))}
        />
      )}
      <FunnelTable
        title="By owner"
        heading="Owner"
        note="A quote counts for whoever owns it now."
        rows={owners.map((owner) => ({
          ...owner,
          key: `${owner.ownerId} ${owner.ownerName}`,
          name: ownerText(owner, showsCompanies),
          to: listTo(owner, (filter) => quotesHref(query, filter)),
        }))}
      />
      <FunnelTable
        title="By lane"
        heading="Lane"
        rows={lanes.map(({ pickupState, deliveryState, ...row }) =>
          named(`${pickupState} → ${deliveryState}`, row),
        )}
      />
      <FunnelTable
        title="By level"
        heading="Level"
        note="Every quote offers all levels, so each row counts every quote."
        rows={levels.map(({ serviceLevel, ...row }) => named(levelLabel(serviceLevel), row))}
      />
      <FunnelTable
        title="By price"
        heading="Price"
        rows={priceSteps.map(({ from, to, ...row }) => named(stepText(from, to), row))}
      />
      <FollowUps followUps={followUps} />
      <LostQuotes lost={lost} />
    </Stack>
  );
}

const named = <Row,>(name: string, row: Row) => ({ key: name, name, ...row });

const stepText = (from: number, to: number | null) =>
  to === null ? `${formatMoney(from)} and more` : `${formatMoney(from)} – ${formatMoney(to - 1)}`;
