import { type User, userRestoreDays } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { useConfirm } from '@overland/ui';
import { useApiMutation, useNotices } from '@overland/web';

/** The calls whose answers a change of a person makes old. */
export const readAgain = [
  calls.users.list,
  calls.users.listAll,
  calls.users.get,
  calls.users.own,
  calls.users.secondSteps,
] as const;
export const notUpdated = 'There was an error updating this user';

export const nameOf = ({ firstName, lastName, email }: Pick<User, 'firstName' | 'lastName' | 'email'>) =>
  `${firstName} ${lastName}`.trim() || email;

function useUserCalls() {
  const notify = useNotices((state) => state.notify);
  const options = {
    refreshes: readAgain,
    whenUnreachable: notUpdated,
    onError: ({ message }: { message: string }) => notify('error', message),
  };
  const setStatus = useApiMutation(calls.userEdits.setStatus, {
    ...options,
    onSuccess: (user) =>
      notify('success', `${nameOf(user)} has been ${user.status === 'Archived' ? 'archived' : 'restored'}.`),
  });
  const invite = useApiMutation(calls.userEdits.invite, {
    ...options,
    onSuccess: ({ email }) => notify('success', `The invitation was sent again to ${email}.`),
  });
  const endSessions = useApiMutation(calls.userEdits.endSessions, {
    ...options,
    onSuccess: ({ message }) => notify('success', message),
  });
  const resetSecondSteps = useApiMutation(calls.userEdits.resetSecondSteps, {
    ...options,
    onSuccess: ({ message }) => notify('success', message),
  });
  return { setStatus, invite, endSessions, resetSecondSteps };
}

export function useUserSteps() {
  const confirm = useConfirm();
  const calls = useUserCalls();
  const { setStatus, invite, endSessions, resetSecondSteps } = calls;
  const isSure = (user: User, text: string, confirmLabel: string) =>
    confirm({ title: nameOf(user), text, confirmLabel, isDestructive: true });
  const params = ({ _id }: User) => ({ userId: _id });
  return {
    isBusy: Object.values(calls).some(({ isPending }) => isPending),
    restore: (user: User) => setStatus.mutate({ params: params(user), body: { status: 'Active' } }),
    resend: async (user: User) => {
      const text = `The invitation is emailed to ${user.email} once more.`;
      const isAgreed = await confirm({ title: nameOf(user), text, confirmLabel: 'Send Invitation' });
      if (isAgreed) invite.mutate({ params: params(user) });
    },
    archive: async (user: User) => {
      const text =
        'Are you sure you want to archive this user? All sessions end at once, and no reminder of this user is given. ' +
        'Quotes and orders keep their owner: hand them over in the lists, filtered by owner. ' +
        `The user can be restored for ${userRestoreDays} days.`;
      if (await isSure(user, text, 'Archive User'))
        setStatus.mutate({ params: params(user), body: { status: 'Archived' } });
    },
    endSessions: async (user: User) => {
      const text = 'Are you sure you want to sign this user out everywhere?';
      if (await isSure(user, text, 'End All Sessions')) endSessions.mutate({ params: params(user) });
    },
    resetSecondSteps: async (user: User) => {
      const text =
        'Are you sure you want to remove the passkeys, authenticator app and recovery codes of this user? All sessions end at once. First make sure that the user is the one who asks.';
      if (await isSure(user, text, 'Reset Second Steps')) resetSecondSteps.mutate({ params: params(user) });
    },
  };
}

export type UserSteps = ReturnType<typeof useUserSteps>;
