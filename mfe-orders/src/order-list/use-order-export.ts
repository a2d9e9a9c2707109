import { exportName, type RequestOf } from '@overland/contracts';
import { providerTimeZone, todayIn } from '@overland/contracts/calendar';
import { calls } from '@overland/contracts/calls';
import { useConfirm } from '@overland/ui';
import { ApiError, api, useDownload, useFollowedExport, useNotices } from '@overland/web';
import type { listRequest } from './list-request';

type ExportRequest = RequestOf<typeof calls.orders.export>['body'];
export type ExportFormat = ExportRequest['format'];

const whenUnreachable = 'There was an error exporting orders';

/**
 * Saves orders as a file, also when the person leaves the page meanwhile. Too many for one answer are exported in the
 * background, and a notice follows that.
 */
export function useOrderExport() {
  const confirm = useConfirm();
  const { isLoading, download } = useDownload(calls.orders.export, whenUnreachable, (error, request) => {
    if (error.code !== 'tooManyRows') return false;
    void exportInBackground(request);
    return true;
  });
  const exportOrders = (request: ExportRequest) =>
    download(
      { body: request },
      `${exportName(request)}-${todayIn(providerTimeZone, new Date())}.${request.format}`,
    );
  /** Not by its button: anybody can send a link that exports. */
  const askToExport = async (request: Omit<ExportRequest, 'format'>) => {
    if (await confirm(exportQuestion)) exportOrders({ ...request, format: 'csv' });
  };
  return { isExporting: isLoading, exportOrders, askToExport };
}

const exportQuestion = {
  title: 'Export orders as CSV',
  text: 'The orders of this list, as it is searched and filtered now, are saved as a file on this computer.',
  confirmLabel: 'Export',
};

/** All pages of a list. */
export function wholeList(request: ReturnType<typeof listRequest>): Omit<ExportRequest, 'format'> {
  const { limit: _limit, skip: _skip, ...filters } = request;
  return filters;
}

/** Starts an export that the notices follow. The server refuses a second one while one runs. */
async function exportInBackground(request: RequestOf<typeof calls.orderExports.start>): Promise<void> {
  try {
    const { _id } = await api(calls.orderExports.start, request, whenUnreachable);
    useFollowedExport.getState().follow(_id);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    useNotices.getState().notify('error', error.message);
  }
}
