// The rules that `npm run test:mutants` changes. A folder stands for the sources in it.
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../steps.mjs';

const mutated = {
  'libs/contracts': [
    'src/access.ts',
    'src/calendar',
    'src/email-refusal.ts',
    'src/holidays.ts',
    'src/needs-new-terms.ts',
    'src/order-changes.ts',
    'src/order-milestones.ts',
    'src/order-payment.ts',
    'src/order-stages.ts',
    'src/order-stations.ts',
    'src/payment-lines.ts',
    'src/period.ts',
    'src/roles.ts',
  ],
  'libs/service-kit': [
    'src/database/scope.ts',
    'src/http/access.guard.ts',
    'src/http/address-prefix.ts',
    'src/tokens',
  ],
  'services/identity': [
    'src/accounts/user-rules.ts',
    'src/passwords/password-rules.ts',
    'src/second-step/recovery-code.ts',
    'src/second-step/totp.ts',
  ],
  'services/notifications': ['src/rules'],
  'services/orders': [
    'src/booking/check-booking.ts',
    'src/booking/pickup-day.ts',
    'src/booking/portal-rules.ts',
    'src/booking/price-agreement.ts',
    'src/booking/route-rule.ts',
    'src/change-requests/request-rules.ts',
    'src/dispatch/follow-tms.ts',
    'src/dispatch/next-step.ts',
    'src/dispatch/poll-times.ts',
    'src/orders/actual-times.ts',
    'src/orders/order-permissions.ts',
    'src/orders/order-states.ts',
    'src/orders/order-undo-plan.ts',
    'src/work/apply-move.ts',
    'src/work/check-move.ts',
    'src/work/payment-rules.ts',
  ],
  'services/quoting': [
    'src/pricing',
    'src/quotes/quote-states.ts',
    'src/settings/changed-values.ts',
    'src/settings/settings-warnings.ts',
  ],
  'services/reporting': [
    'src/home/week-of.ts',
    'src/reports/report-days.ts',
    'src/schedules/schedule-times.ts',
  ],
};

/** The files to mutate, from the root, by package; only those below `chosen`. */
export function mutatedFiles(chosen = '') {
  const packages = Object.entries(mutated).map(([name, places]) => [
    name,
    places.flatMap((place) => sourcesAt(`${name}/${place}`)).filter((file) => file.startsWith(chosen)),
  ]);
  return new Map(packages.filter(([, files]) => files.length > 0));
}

function sourcesAt(place) {
  const full = path.join(root, place);
  if (!statSync(full).isDirectory()) return [place];
  return readdirSync(full)
    .filter((name) => /\.ts$/.test(name) && !/(\.spec|\.builder)\.ts$/.test(name))
    .map((name) => `${place}/${name}`);
}
