import type { PublicQuote } from '@overland/contracts';
import { placeName } from '@overland/contracts';
import { t } from '@overland/i18n';
import { Button, Note } from '@overland/ui';
import { copyText, siteConfig, useLocation } from '@overland/web';

/** The link to the quote: by the device's own way to share, or copied where it has none. */
export function ShareQuote({ quote }: { quote: PublicQuote }) {
  const { pathname, search } = useLocation();
  const url = `${siteConfig().publicSiteUrl || location.origin}${pathname}${search}`;
  const isShareable = typeof navigator.share === 'function';
  const copy = () =>
    copyText(url, {
      copied: t('Link copied.'),
      failed: t('The link could not be copied. It is {link}', { link: url }),
    });
  const share = () =>
    navigator.share({ title: titleOf(quote), url }).catch((error: unknown) => {
      // The person has closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return undefined;
      return copy();
    });
  return (
    <>
      <Button onClick={() => void (isShareable ? share() : copy())}>
        {isShareable ? t('Share') : t('Copy link')}
      </Button>
      <Note>{t('Whoever has the link sees the quote with your details.')}</Note>
    </>
  );
}

function titleOf({ uniqueId, pickup, delivery }: PublicQuote): string {
  const route = { from: placeName(pickup.text), to: placeName(delivery.text) };
  return t('Quote #{number}: {from} to {to}', { number: String(uniqueId), ...route });
}
