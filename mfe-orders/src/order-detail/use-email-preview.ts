import { emailSending } from '@overland/contracts';
import { keepPreviousData, useApiQuery, useSettled } from '@overland/web';

const settleMs = 400;

interface Wanted {
  orderId: string;
  templateId: string;
  message: string;
}

/** The email as it would go out, written anew when typing pauses; the one before stays until then. */
export function useEmailPreview(wanted: Wanted, enabled: boolean) {
  const settled = useSettled({ ...wanted, message: wanted.message.trim() }, settleMs);
  return useApiQuery(
    emailSending.preview,
    { body: settled },
    {
      enabled: enabled && settled.templateId === wanted.templateId,
      placeholderData: keepPreviousData,
      whenUnreachable: 'There was an error getting the preview of this email',
    },
  );
}

export type EmailPreviewQuery = ReturnType<typeof useEmailPreview>;
