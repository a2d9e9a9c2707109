import { Brand } from '@overland/ui';
import { siteConfig, useOwnPortal } from '@overland/web';
import { useKeptText } from './use-kept-text';

/** The brand of the own company where it has a logo, else the provider's; `name` is undefined until it is known. */
export function useOwnBrand() {
  const { data: portal, isPending } = useOwnPortal();
  const logo = useKeptText('brand-logo', portal && (portal.companyLogo ?? ''));
  const company = useKeptText('brand-name', portal?.companyName);
  const name = logo ? (company ?? '') : siteConfig().brandName;
  return { name, logo: logo || null, isKnown: logo !== undefined || !isPending };
}

/** Nobody sees the provider's brand before the own company's. */
export function OwnBrand() {
  const { name, logo, isKnown } = useOwnBrand();
  return (
    <span style={{ display: 'inline-flex', ...(!isKnown && { visibility: 'hidden' }) }}>
      <Brand name={name} logo={logo} />
    </span>
  );
}
