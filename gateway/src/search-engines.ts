import { type BuiltPage, fillPath, type Page, type PathParams } from '@overland/federation';
import { type Language, language, languageParameter, languages, locale, translate } from '@overland/i18n';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from './config.js';
import { escapeHtml } from './page.js';

/** The address of a page of the public site, for those outside. */
function publicUrl(config: GatewayConfig, path: string): string {
  return new URL(path, config.PUBLIC_SITE_URL).href;
}

/** The address of a page in a language; English is the language of an address without one. */
function addressIn(of: Language, path: string, config: GatewayConfig): string {
  return publicUrl(config, of === 'en' ? path : `${path}?${languageParameter}=${of}`);
}

/** The same page in each language, as `<link>` and the sitemap name them. */
const alternates = (path: string, config: GatewayConfig) =>
  languages.map((of) => `hreflang="${of}" href="${escapeHtml(addressIn(of, path, config))}"`);

/** What search engines and messengers read in a page of the public site, in the current language; '' where it has nothing for them. */
export function tagsForOthers(page: Page, params: PathParams, config: GatewayConfig): string {
  const { description, picture } = page;
  if (description !== undefined) return searchTags({ ...page, description }, config);
  return picture === undefined ? '' : pictureTags({ ...page, picture }, params, config);
}

/**
 * What search engines and messengers read in a page that they may list: its description and its one address in this
 * language, those in the others, the picture and text of a shared link, and who we are (https://schema.org/Organization).
 */
function searchTags(
  { path, title, description: english }: Page & { description: string },
  config: GatewayConfig,
): string {
  const url = addressIn(language(), path, config);
  const description = translate(english);
  const company = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: config.BRAND_NAME,
    url: publicUrl(config, '/'),
    telephone: config.SUPPORT_PHONE,
    email: config.SUPPORT_EMAIL,
  };
  const shared = { ...sharedLink(title, config), 'og:description': description, 'og:url': url };
  return [
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...alternates(path, config).map((alternate) => `<link rel="alternate" ${alternate}>`),
    metaTags(shared),
    // A block of data, not a script; no text in it can end it.
    `<script type="application/ld+json">${JSON.stringify(company).replaceAll('<', '\\u003c')}</script>`,
  ].join('');
}

/** What messengers show with a link to a page that search engines do not list. */
function pictureTags(
  { title, picture }: Page & { picture: string },
  params: PathParams,
  config: GatewayConfig,
): string {
  const shared = {
    ...sharedLink(title, config),
    'og:image': publicUrl(config, fillPath(picture, params)),
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  return `${metaTags(shared)}<meta name="twitter:card" content="summary_large_image">`;
}

const sharedLink = (title: string, config: GatewayConfig) => ({
  'og:type': 'website',
  'og:locale': locale().replace('-', '_'),
  'og:site_name': config.BRAND_NAME,
  'og:title': translate(title),
});

const metaTags = (properties: Record<string, string>) =>
  Object.entries(properties)
    .map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`)
    .join('');

/** `/robots.txt` and `/sitemap.xml` of the public site: its pages with a description, in each language. */
export function registerSitemap(
  site: FastifyInstance,
  config: GatewayConfig,
  pagesOf: () => Promise<readonly BuiltPage[]>,
): void {
  site.get('/robots.txt', async (_request, reply) => {
    void reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8');
    return `User-agent: *\nDisallow: /api/\nAllow: /api/quote/public/*/picture\nSitemap: ${publicUrl(config, '/sitemap.xml')}\n`;
  });
  site.get('/sitemap.xml', async (_request, reply) => {
    const urls = (await pagesOf())
      .filter(({ description }) => description !== undefined)
      .flatMap(({ path }) => sitemapUrls(path, config));
    void reply.header('cache-control', 'no-cache').type('application/xml; charset=utf-8');
    return (
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">' +
      `${urls.join('')}</urlset>\n`
    );
  });
}

function sitemapUrls(path: string, config: GatewayConfig): string[] {
  const links = alternates(path, config).map((alternate) => `<xhtml:link rel="alternate" ${alternate}/>`);
  return languages.map(
    (of) => `<url><loc>${escapeHtml(addressIn(of, path, config))}</loc>${links.join('')}</url>`,
  );
}
