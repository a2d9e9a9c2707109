import { readFile } from 'node:fs/promises';
import type { Ahead } from './ahead.js';
import type { GatewayConfig } from './config.js';
import { matchOf } from './page-patterns.js';

/** What the pages know of the installation: `<meta name="overland-config" content='…'>`. */
export interface SiteSettings {
  brandName: string;
  supportPhone: string;
  supportEmail: string;
  publicSiteUrl: string;
  staffSiteUrl: string;
  /** How often an open page asks whether there is a newer release, milliseconds. */
  releaseCheckMs: number;
}

export function siteSettings(config: GatewayConfig): SiteSettings {
  return {
    brandName: config.BRAND_NAME,
    supportPhone: config.SUPPORT_PHONE,
    supportEmail: config.SUPPORT_EMAIL,
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

/** What the page at one path is told ahead. */
export interface PageParts {
  /** The area that it belongs to, so that it need not ask for the list of all of them first. */
  area: { name: string; version: string; entry: string; paths: readonly string[] } | null;
  /** Addresses of scripts that the page will need. */
  preloads: readonly string[];
  ahead: Ahead;
}

interface Filling extends PageParts {
  nonce: string;
  /** The path that was asked for. */
  path: string;
  settings: SiteSettings;
}

/** Fills the placeholders of a built page, and makes it one for its path. */
export function fillPage(html: string, filling: Filling): string {
  const { nonce, path, settings, area, preloads, ahead } = filling;
  const links = [...areaMeta(area), ...callsMeta(ahead), ...preloads.map(preload)].join('');
  return html
    .replace(firstPaint, (block, patterns: string) => (isPainted(path, patterns, ahead) ? block : ''))
    .replace('<area-paint></area-paint>', () => ahead.paint ?? '')
    .replaceAll('__CSP_NONCE__', () => escapeHtml(nonce))
    .replaceAll('__OVERLAND_CONFIG__', () => escapeHtml(JSON.stringify(settings)))
    .replaceAll('__BRAND_NAME__', () => escapeHtml(settings.brandName))
    .replace('</head>', () => `${links}</head>`);
}

/** A page may bring what is painted before its scripts are there, for some of its paths; `*`: around an area's. */
const firstPaint = /<first-paint paths="([^"]*)"[\s\S]*?<\/first-paint>/g;

const isPainted = (path: string, patterns: string, { paint }: Ahead): boolean =>
  patterns === '*' ? paint !== null : matchOf(path, patterns.split(' ')) !== null;

function areaMeta(area: PageParts['area']): string[] {
  if (!area) return [];
  const { name, version, entry, paths } = area;
  const row = escapeHtml(JSON.stringify({ name, version, entry, paths }));
  return [`<meta name="overland-area" content="${row}">`];
}

/** The script stands behind what it reads, and runs as soon as it is there. */
function callsMeta({ calls, early }: Ahead): string[] {
  if (calls.length === 0) return [];
  const scripts = early.map(
    (file) => `<script async fetchpriority="high" src="${escapeHtml(file)}"></script>`,
  );
  return [`<meta name="overland-calls" content="${escapeHtml(JSON.stringify(calls))}">`, ...scripts];
}

const preload = (file: string) => `<link rel="preload" as="script" href="${escapeHtml(file)}">`;

/** The built page, or null when there is none. Read again for every answer, since a build may replace it. */
export async function findPage(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return null;
  }
}
