import { type ReportSchedule, type RequestOf } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { type ApiError, useApiMutation, useApiQuery, useNotices } from '@overland/web';
import { tabNames } from '../report-names';

export type NewSchedule = RequestOf<typeof calls.reportSchedules.add>['body'];

export const useSchedules = () =>
  useApiQuery(calls.reportSchedules.list, {}, 'There was an error getting your scheduled reports');

const unitOf = ({ every }: Pick<ReportSchedule, 'every'>) => (every === 'weekly' ? 'week' : 'month');

/** "Order volume, every month". */
export const nameOf = (schedule: Pick<ReportSchedule, 'report' | 'every'>): string =>
  `${tabNames[schedule.report]}, every ${unitOf(schedule)}`;

export function useScheduleChanges() {
  const { notify, offer } = useNotices();
  const options = {
    refreshes: [calls.reportSchedules.list],
    whenUnreachable: 'There was an error changing your scheduled reports',
    onError: (error: ApiError) => notify('error', error.message),
  };
  const adding = useApiMutation(calls.reportSchedules.add, options);
  const ending = useApiMutation(calls.reportSchedules.remove, options);
  const ignore = () => undefined;
  const add = (body: NewSchedule) =>
    adding
      .mutateAsync({ body })
      .then(
        (schedule) =>
          notify('success', `${tabNames[schedule.report]} is sent to you every ${unitOf(schedule)}.`),
        ignore,
      );
  const end = ({ _id: scheduleId }: ReportSchedule) => ending.mutateAsync({ params: { scheduleId } });
  const remove = (schedule: ReportSchedule) =>
    end(schedule).then(
      () =>
        offer({
          kind: 'success',
          text: `${tabNames[schedule.report]} is no longer sent to you every ${unitOf(schedule)}.`,
          action: { label: 'Undo', run: () => void add(againOf(schedule)) },
        }),
      ignore,
    );
  /** The new schedule is made before the old one is ended, so that a failure ends nothing. */
  const change = (schedule: ReportSchedule, every: ReportSchedule['every']) =>
    adding
      .mutateAsync({ body: { ...againOf(schedule), every } })
      .then(() => end(schedule))
      .then(
        () =>
          notify(
            'success',
            `${tabNames[schedule.report]} is sent to you every ${unitOf({ every })} from now on.`,
          ),
        ignore,
      );
  return { add, isAdding: adding.isPending, remove, change, isEnding: ending.isPending };
}

const againOf = ({ report, every, query }: ReportSchedule) => ({ report, every, query }) as NewSchedule;
