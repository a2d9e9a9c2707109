import type { PublicQuote } from '@overland/contracts';
import type { calls } from '@overland/contracts/calls';
import { language, t } from '@overland/i18n';
import { Button, type ButtonProps } from '@overland/ui';
import { useDownload } from '@overland/web';

export interface PdfButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'wide'> {
  quote: Pick<PublicQuote, '_id' | 'uniqueId'>;
  endpoint: typeof calls.quotes.pdf | typeof calls.quotes.publicPdf;
}

/**
 * Downloads the quote as a PDF: for the public in the language of the page, for staff in that of the quote. The first time
 * takes a moment: the page is made then.
 */
export function PdfButton({ quote, endpoint, ...look }: PdfButtonProps) {
  const { isLoading, download } = useDownload(endpoint, 'There was an error making the PDF');
  const ofPage = endpoint.access === 'public' ? { query: { language: language() } } : {};
  const save = () => download({ params: { quoteId: quote._id }, ...ofPage }, `quote-${quote.uniqueId}.pdf`);
  return (
    <Button {...look} busy={isLoading} busyLabel={t('Preparing…')} onClick={save}>
      PDF
    </Button>
  );
}
