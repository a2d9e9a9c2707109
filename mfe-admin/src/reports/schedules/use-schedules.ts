import { type ReportSchedule, type RequestOf, reportSchedules } from '@overland/contracts';
import { type ApiError, useApiMutation, useApiQuery, useNotices } from '@overland/web';
import { tabNames } from '../report-names';

export type NewSchedule = RequestOf<typeof reportSchedules.add>['body'];

export const useSchedules = () =>
  useApiQuery(
    reportSchedules.list,
    {},
    { whenUnreachable: 'There was an error getting your scheduled reports' },
  );

const unitOf = ({ every }: Pick<ReportSchedule, 'every'>) => (every === 'weekly' ? 'week' : 'month');

/** "Order volume, every month". */
export const nameOf = (schedule: Pick<ReportSchedule, 'report' | 'every'>): string =>
  `${tabNames[schedule.report]}, every ${unitOf(schedule)}`;

/** Adding and ending one; an ended one can be taken back. */
export function useScheduleChanges() {
  const { notify, offer } = useNotices();
  const options = {
    refreshes: [reportSchedules.list],
    whenUnreachable: 'There was an error changing your scheduled reports',
    onError: (error: ApiError) => notify('error', error.message),
  };
  const adding = useApiMutation(reportSchedules.add, options);
  const ending = useApiMutation(reportSchedules.remove, options);
  const ignore = () => undefined;
  const add = (body: NewSchedule) =>
    adding
      .mutateAsync({ body })
      .then(
        (schedule) =>
          notify('success', `${tabNames[schedule.report]} is sent to you every ${unitOf(schedule)}.`),
        ignore,
      );
  const remove = (schedule: ReportSchedule) => {
    const { report, every, query } = schedule;
    return ending.mutateAsync({ params: { scheduleId: schedule._id } }).then(
      () =>
        offer({
          kind: 'success',
          text: `${tabNames[report]} is no longer sent to you every ${unitOf(schedule)}.`,
          action: {
            label: 'Undo',
            run: () => void add({ report, every, query } as NewSchedule),
          },
        }),
      ignore,
    );
  };
  return { add, isAdding: adding.isPending, remove, isRemoving: ending.isPending };
}
