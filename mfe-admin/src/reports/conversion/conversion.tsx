import type { ConversionReport } from '@overland/contracts';
import { EmptyState, formatCount, formatMoney, levelLabel, Note, Stack } from '@overland/ui';
import { Link } from '@overland/web';
import { FiguresRow } from '../figures-row';
import { quotesHref } from '../narrow';
import type { InsightQuery } from '../use-insight';
import { FollowUps } from './follow-ups';
import { FunnelTable } from './funnel-table';
import { LostQuotes } from './lost-quotes';

interface ConversionProps {
  report: ConversionReport;
  query: InsightQuery;
  showsCompanies: boolean;
}

export function Conversion({ report, query, showsCompanies }: ConversionProps) {
  const { total, companies, lanes, levels, priceSteps, lost, followUps } = report;
  if (total.quoted === 0) {
    return (
      <EmptyState
        title="No quotes in this period"
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
          { label: 'Booked', value: formatCount(total.booked) },
          { label: 'Conversion', value: total.percent === null ? '–' : `${total.percent}%` },
        ]}
      />
      <Note>
        <Link to={quotesHref(query)}>See the quotes of this period</Link>. Booked are quotes made in this
        period, whenever they were booked, and also where the order was canceled since. Order volume and
        commissions count the orders booked in it that are not canceled, so their number may differ.
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
