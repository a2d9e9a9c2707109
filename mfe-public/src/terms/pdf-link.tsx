import type { OrderTerms } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { t } from '@overland/i18n';
import { TextButton } from '@overland/ui';
import { useDownload } from '@overland/web';

interface PdfLinkProps {
  order: Pick<OrderTerms, 'orderId' | 'uniqueId'>;
  children?: string;
}

/** What was accepted, else what there is to accept, as a file. */
export function PdfLink({ order: { orderId, uniqueId }, children = 'PDF' }: PdfLinkProps) {
  const { isLoading, download } = useDownload(calls.orderTerms.pdf, t('There was an error making the PDF'));
  const name = `${t('Terms {number}', { number: uniqueId })}.pdf`;
  const save = () => download({ params: { orderId, uniqueId: `${uniqueId}` } }, name);
  return (
    <TextButton aria-disabled={isLoading || undefined} onClick={isLoading ? undefined : save}>
      {isLoading ? t('Preparing…') : children}
    </TextButton>
  );
}
