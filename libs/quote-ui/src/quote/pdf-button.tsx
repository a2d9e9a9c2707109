import type { PublicQuote, quotes } from '@overland/contracts';
import { Button, type ButtonProps } from '@overland/ui';
import { ApiError, apiFile, saveFile, useNotices } from '@overland/web';
import { useState } from 'react';

export interface PdfButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'wide'> {
  quote: Pick<PublicQuote, '_id' | 'uniqueId'>;
  /** The staff's call, or the public one. */
  endpoint: typeof quotes.pdf | typeof quotes.publicPdf;
}

/** Downloads the quote as a PDF. The first time takes a moment: the page is made then. */
export function PdfButton({ quote, endpoint, ...look }: PdfButtonProps) {
  const [isPreparing, setIsPreparing] = useState(false);
  const notify = useNotices((state) => state.notify);
  const download = async () => {
    setIsPreparing(true);
    try {
      const request = { params: { quoteId: quote._id } };
      const pdf = await apiFile(endpoint, request, { whenUnreachable: 'There was an error making the PDF' });
      saveFile(pdf, `quote-${quote.uniqueId}.pdf`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify('error', error.message);
    } finally {
      setIsPreparing(false);
    }
  };
  return (
    <Button {...look} busy={isPreparing} busyLabel="Preparing…" onClick={() => void download()}>
      PDF
    </Button>
  );
}
