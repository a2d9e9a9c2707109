import type { UserSession } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { useConfirm } from '@overland/ui';
import { useApiMutation, useNotices } from '@overland/web';

/** Ends one of the own sessions, or after a question all but this one. */
export function useEndSessions() {
  const confirm = useConfirm();
  const notify = useNotices((state) => state.notify);
  const options = {
    refreshes: [calls.account.sessions],
    whenUnreachable: 'There was an error ending this session',
    onSuccess: ({ message }: { message: string }) => notify('success', message),
    onError: ({ message }: { message: string }) => notify('error', message),
  };
  const one = useApiMutation(calls.account.endSession, options);
  const others = useApiMutation(calls.account.endOtherSessions, options);
  return {
    isBusy: one.isPending || others.isPending,
    endOne: ({ _id }: UserSession) => one.mutate({ params: { sessionId: _id } }),
    endOthers: async () => {
      const isAgreed = await confirm({
        title: 'Where you are signed in',
        text: 'Are you sure you want to end all sessions but this one?',
        confirmLabel: 'End All Others',
        isDestructive: true,
      });
      if (isAgreed) others.mutate({});
    },
  };
}
