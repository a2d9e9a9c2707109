import type { ClaimsReport } from '@overland/contracts';
import { EmptyState, formatCount, formatMoney, formatMoneyShort, Note, Stack } from '@overland/ui';
import { Link } from '@overland/web';
import { FiguresRow } from '../figures-row';
import { ClaimsTable, oneDecimal } from './claims-table';

interface ClaimsProps {
  report: ClaimsReport;
  showsCompanies: boolean;
}

export function Claims({ report, showsCompanies }: ClaimsProps) {
  const { total, companies, carriers } = report;
  if (carriers.length === 0) {
    return (
      <EmptyState
        title="No claims in this period"
        text="Claims are counted on the day on which they were reported. Choose another period."
      />
    );
  }
  return (
    <Stack>
      <FiguresRow
        figures={[
          {
            label: 'Claims',
            value: formatCount(total.claims),
            note: `${total.perHundred === null ? 'No orders delivered' : `${oneDecimal(total.perHundred)} per 100 orders delivered`}${
              total.withdrawn === 0 ? '' : `, ${formatCount(total.withdrawn)} withdrawn`
            }`,
          },
          {
            label: 'Approved',
            value: formatMoneyShort(total.approved),
            note: `${formatMoney(total.asked)} asked, ${formatMoney(total.paid)} paid`,
          },
          {
            label: 'Open',
            value: formatCount(total.open),
            note: (
              <>
                {`${formatCount(total.overdue)} overdue. `}
                <Link to="/orders?claim=open">See all open ones</Link>
              </>
            ),
          },
          {
            label: 'Days to close',
            value: oneDecimal(total.daysToClose),
            note: 'On average, until declined or paid',
          },
        ]}
      />
      {showsCompanies && (
        <ClaimsTable
          title="By company"
          heading="Company"
          what="Companies"
          rows={companies.map(({ portalId, companyName, ...row }) => ({
            key: portalId,
            name: companyName,
            ...row,
          }))}
        />
      )}
      <ClaimsTable
        title="By carrier"
        heading="Carrier"
        what="Carriers"
        rows={carriers.map(({ carrierName, ...row }) => {
          const name = carrierName || 'Not known';
          return { key: name, name, ...row };
        })}
      />
      <Note>
        A claim is counted on the day on which it was reported, where the company is. Withdrawn claims are
        counted apart and are in no other figure. Per 100 are claims for each hundred orders delivered in the
        same period. A claim is overdue once the day on which its answer or decision was due has passed while
        it is open.
      </Note>
    </Stack>
  );
}
