import { reportingDatabase } from '@overland/reporting';
import { SurveyResultsRepository } from '../services/reporting/dist/surveys/survey-results.repository.js';
import { SurveyResultsService } from '../services/reporting/dist/surveys/survey-results.service.js';
import { SurveysRepository } from '../services/reporting/dist/surveys/surveys.repository.js';
import { demo, withRowsAtSize } from './at-size.mjs';
import { rateRow, statementsOf } from './recorded-statements.mjs';
import { seedSurveys } from './seed-surveys.mjs';
import { headersOf, withService } from './service-process.mjs';

export const name = 'P16';
export const title = 'Survey averages';
export const hosting = 'none';

const size = process.env.BENCH_QUICK === '1' ? 10_000 : 200_000;

/** Dana sees all companies, Marcus the one that has a quarter of all surveys. */
const calls = [
  { what: 'all companies', user: 'dana', path: '/surveys', ask: (results, as) => results.all(as) },
  { what: 'one company', user: 'marcus', path: '/surveys', ask: (results, as) => results.all(as) },
  {
    what: 'one question of all companies',
    user: 'dana',
    path: '/surveys/driver',
    ask: (results, as) => results.ofQuestion('driver', {}, as),
  },
];

export function run() {
  const kind = { service: 'reporting', table: 'surveys', seed: seedSurveys };
  return withRowsAtSize(kind, [size], ({ urlOf, secrets }) => {
    const url = urlOf(size);
    const env = { REPORTING_DATABASE_URL: url };
    return withService({ service: 'reporting', secrets, env }, async (service) => {
      const rows = [];
      for (const { what, user, path, ask } of calls) {
        rows.push(
          await rateRow({
            what: `${what}, ${size} surveys`,
            service,
            headers: headersOf(secrets, user),
            paths: [path],
            statements: await statementsOf(url, reportingDatabase, (database) =>
              ask(resultsOf(database), demo.users[user]),
            ),
            url,
          }),
        );
      }
      return rows;
    });
  });
}

const resultsOf = (database) =>
  new SurveyResultsService(database, new SurveysRepository(), new SurveyResultsRepository());
