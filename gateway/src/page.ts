import { readFile } from 'node:fs/promises';
import type { Preloads, RemotesManifest } from '@overland/federation';
import { type Language, language, t, translate } from '@overland/i18n';
import { type GatewayConfig, insuranceIn } from './config.js';

/** What the pages know of the installation: `<meta name="overland-config" content='…'>`. */
export interface SiteSettings {
  brandName: string;
  supportPhone: string;
  supportEmail: string;
  licenses: string;
  insurance: string;
  publicSiteUrl: string;
  staffSiteUrl: string;
  /** How often an open page asks whether there is a newer release, milliseconds. */
  releaseCheckMs: number;
}

/** As readers of a language see them. */
export function siteSettings(config: GatewayConfig, of: Language): SiteSettings {
  return {
    brandName: config.BRAND_NAME,
    supportPhone: config.SUPPORT_PHONE,
    supportEmail: config.SUPPORT_EMAIL,
    licenses: config.LICENSES,
    insurance: config[insuranceIn(of)] || config.INSURANCE,
    publicSiteUrl: config.PUBLIC_SITE_URL,
    staffSiteUrl: config.STAFF_SITE_URL,
    releaseCheckMs: config.RELEASE_CHECK_MS,
  };
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** What is written into the page of one path. */
export interface PageParts {
  /** The areas, so that the shell need not ask for their list first; null on a site without areas. */
  areas: RemotesManifest | null;
  preloads: Preloads;
}

interface Filling extends PageParts {
  nonce: string;
  settings: SiteSettings;
  /** Of the page of this path, in English; null where there is none. */
  title: string | null;
  /** More of the head: what search engines read. */
  tags: string;
}

/** Fills the placeholders of a built page, in the current language. */
export function fillPage(html: string, { nonce, settings, title, tags, areas, preloads }: Filling): string {
  const list = areas && `<meta name="overland-areas" content="${escapeHtml(JSON.stringify(areas))}">`;
  const link = (file: string, when = '') =>
    `<link rel="preload" as="script"${when} href="${escapeHtml(file)}">`;
  // `start-page.ts` of the web library fetches those that wait.
  const links = [
    ...preloads.first.map((file) => link(file)),
    ...preloads.later.map((file) => link(file, ' media="not all"')),
  ];
  const titles = title === null ? [] : [translate(title)];
  return html
    .replace('<html lang="en">', () => `<html lang="${language()}">`)
    .replaceAll('__LANGUAGE__', () => language())
    .replaceAll('__NO_SCRIPT__', () => escapeHtml(t('Please switch JavaScript on to use this site.')))
    .replaceAll('__NOT_LOADED__', () => escapeHtml(t('This page could not be loaded')))
    .replaceAll('__CHECK_CONNECTION__', () => escapeHtml(t('Please check your connection.')))
    .replaceAll('__TRY_AGAIN__', () => escapeHtml(t('Try again')))
    .replaceAll('__CSP_NONCE__', () => escapeHtml(nonce))
    .replaceAll('__OVERLAND_CONFIG__', () => escapeHtml(JSON.stringify(settings)))
    .replaceAll('__PAGE_TITLE__', () => escapeHtml([...titles, settings.brandName].join(' · ')))
    .replaceAll('__BRAND_NAME__', () => escapeHtml(settings.brandName))
    .replace('</head>', () => `${tags}${list ?? ''}${links.join('')}</head>`);
}

/** The built page, or null when there is none. Read again for every answer, since a build may replace it. */
export async function findPage(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return null;
  }
}
