import { type RequestOf } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { ApiError, api, useFollowedExport, useNotices } from '@overland/web';

/** Begins an export that the notices follow; a second one while one runs is refused by the server. */
export async function exportInBackground(
  request: RequestOf<typeof calls.orderExports.start>,
  whenUnreachable: string,
): Promise<void> {
  try {
    const { _id } = await api(calls.orderExports.start, request, { whenUnreachable });
    useFollowedExport.getState().follow(_id);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    useNotices.getState().notify('error', error.message);
  }
}
