import { calls } from '@overland/contracts/calls';
import { keepPreviousData, useApiQuery, useSettled } from '@overland/web';

const settleMs = 400;
const options = {
  // A new preview ends the page of the one before, and a page that is shown already need not be drawn again.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  whenUnreachable: 'There was an error getting the preview of this email',
};

interface Wanted {
  orderId: string;
  templateId: string;
  message: string;
}

/** The email as it would go out, written anew when typing pauses; the one before stays until then. */
export function useEmailPreview(wanted: Wanted, enabled: boolean) {
  const settled = useSettled({ ...wanted, message: wanted.message.trim() }, settleMs);
  return useApiQuery(
    calls.emailSending.preview,
    { body: settled },
    {
      ...options,
      enabled: enabled && settled.templateId === wanted.templateId,
      placeholderData: keepPreviousData,
    },
  );
}

/** An email of the log as it would go out once more. */
export function useLoggedEmailPreview(emailId: string) {
  return useApiQuery(calls.emailSending.previewAgain, { params: { emailId } }, options);
}
