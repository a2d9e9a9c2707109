import type { OrderTerms } from '@overland/contracts';
import { TextButton } from '@overland/ui';
import { useDownload } from '@overland/web';
import { printTerms } from './endpoints';

interface PdfLinkProps {
  order: Pick<OrderTerms, 'orderId' | 'uniqueId'>;
  children?: string;
}

/** What was accepted, else what there is to accept, as a file. */
export function PdfLink({ order: { orderId, uniqueId }, children = 'PDF' }: PdfLinkProps) {
  const { isLoading, download } = useDownload(printTerms, 'There was an error making the PDF');
  const save = () => download({ params: { orderId, uniqueId: `${uniqueId}` } }, `Terms ${uniqueId}.pdf`);
  return (
    <TextButton aria-disabled={isLoading || undefined} onClick={isLoading ? undefined : save}>
      {isLoading ? 'Preparing…' : children}
    </TextButton>
  );
}
