import type { OrderExport } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { formatCount } from '@overland/ui';
import {
  ApiError,
  api,
  saveLink,
  useApiMutation,
  useApiQuery,
  useFollowedExport,
  useNotices,
} from '@overland/web';
import { useEffect, useState } from 'react';

const pollEveryMs = 1000;
const noticeKey = 'export';
const whenUnreachable = 'There was an error getting your exports';

const whileRunning = ({ state }: { state: { data: unknown } }) =>
  (state.data as OrderExport[] | undefined)?.some((one) => one.state === 'running') ? pollEveryMs : false;

/** A cached answer does not know an export that has just begun. */
const settings = { whenUnreachable, refetchInterval: whileRunning, staleTime: 0 } as const;

/** Follows an export in the background with a notice: its progress, then its download (docs/product/orders.md). */
export function ExportNotice({ exportId }: { exportId: string }) {
  const exports = useApiQuery(calls.orderExports.list, {}, settings);
  const found = exports.data?.find(({ _id }) => _id === exportId);
  const isGone = exports.data !== undefined && !exports.isFetching && found === undefined;
  const [isHidden, setHidden] = useState(false);
  const cancel = useApiMutation(calls.orderExports.remove, {
    refreshes: [calls.orderExports.list],
    whenUnreachable: 'There was an error canceling the export',
    onError: ({ message }) => useNotices.getState().notify('error', message),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the notice changes with the export alone
  useEffect(() => {
    const { offer, notify, withdraw } = useNotices.getState();
    if (isGone || found?.state === 'failed') {
      withdraw(noticeKey);
      if (found) notify('error', found.error ?? 'There was an error exporting orders');
      stopFollowing();
    }
    if (found?.state === 'done') offer(readyNotice(found));
    if (found?.state === 'running' && !isHidden) {
      offer({
        key: noticeKey,
        kind: 'info',
        text: 'Exporting orders…',
        progress: found.rowsTotal ? found.rowsDone / found.rowsTotal : 0,
        action: { label: 'Cancel', run: () => cancel.mutate({ params: { exportId } }) },
        onDismiss: () => setHidden(true),
      });
    }
  }, [isGone, found?.state, found?.rowsDone, found?.rowsTotal, isHidden]);
  return null;
}

const stopFollowing = () => useFollowedExport.getState().follow(null);

function readyNotice({ _id, rowsDone }: OrderExport) {
  return {
    key: noticeKey,
    kind: 'success',
    text: `Your export of ${formatCount(rowsDone)} orders is ready.`,
    action: { label: 'Download', run: () => void downloadExport(_id) },
    onDismiss: stopFollowing,
  } as const;
}

/** Asks for a new link, as that of an old notice may have expired. */
async function downloadExport(exportId: string): Promise<void> {
  const { notify } = useNotices.getState();
  try {
    const found = (await api(calls.orderExports.list, {}, whenUnreachable)).find(
      ({ _id }) => _id === exportId,
    );
    if (found?.url) saveLink(found.url);
    else notify('error', 'This export is no longer there. Please export again.');
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    notify('error', error.message);
  }
}
