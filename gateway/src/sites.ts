import path from 'node:path';
import { constants } from 'node:zlib';
import {
  type BuiltRemote,
  type BuiltSite,
  findByPath,
  ownerOf,
  type Page,
  type PageFeature,
  type PathParams,
  type RemoteRow,
  sitePreloads,
  staffPreloads,
} from '@overland/federation';
import { inLanguage, type Language } from '@overland/i18n';
import { notFound } from '@overland/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from './config.js';
import { fillPage, findPage, type PageParts, siteSettings } from './page.js';
import { noteLanguage, pageLanguage } from './page-language.js';
import { Remotes } from './remotes.js';
import { registerSitemap, tagsForOthers } from './search-engines.js';
import { newNonce, pagePolicy, permissionsPolicy, workerPolicy } from './security-headers.js';
import { registerSecurityTxt } from './security-txt.js';
import type { ShareLanguage } from './share-language.js';
import { shellManifest, siteManifest } from './site-manifests.js';
import { registerWebManifest } from './web-manifest.js';

export type SiteName = 'staff' | 'public';

/** A build names a file after its contents, so its contents never change. */
const hashedName = /\.[0-9a-f]{8,}\.[a-z0-9]+(\.map)?$/;
const fileName = /\.[a-z0-9]{1,11}$/i;
/** Addresses that are never pages, in any spelling. */
const notPages = /^\/(api|remotes|health)(\/|$)|\/\./i;

function cacheRule(file: string): string {
  return hashedName.test(file) ? 'public, immutable, max-age=31536000' : 'no-cache';
}

function pathOf(request: FastifyRequest): string {
  return (request.raw.url ?? '/').split('?', 1)[0] ?? '/';
}

/** The staff site is the shell with its remotes, the public site a separate build without any staff code. */
export async function registerSite(
  site: FastifyInstance,
  name: SiteName,
  config: GatewayConfig,
  shareLanguage: ShareLanguage,
): Promise<void> {
  const folder = name === 'staff' ? 'shell/dist' : 'mfe-public/dist/site';
  const root = path.join(config.SITES_ROOT, folder);
  const [{ default: serveFiles }, { default: compress }] = await Promise.all([
    import('@fastify/static'),
    import('@fastify/compress'),
  ]);
  // Pages are made for each request, so they get what is quick; files were compressed when they were built.
  await site.register(compress, {
    global: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await site.register(serveFiles, {
    root: config.SITES_ROOT,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    index: false,
  });
  registerSecurityTxt(site, config);
  const remotes = name === 'staff' ? new Remotes(config) : null;
  const readSite = siteManifest(config.SITES_ROOT);
  if (remotes) registerRemotes(site, remotes);
  else {
    registerSitemap(site, config, async () => (await readSite()).pages);
    registerWebManifest(site, config);
  }
  const partsOf = remotes ? staffParts(remotes, config) : publicParts(readSite);
  site.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const page = pathOf(request);
      if (notPages.test(decodeURIComponent(page))) throw notFound();
      if (fileName.test(page) && page !== '/index.html') return sendFile(reply, root, page.slice(1));
      const parts = await partsOf(page === '/index.html' ? '/' : page);
      const languages = name === 'public' ? await languagesOf({ ...parts, request }, shareLanguage) : null;
      return sendPage(reply, { file: path.join(root, 'index.html'), languages, ...parts, config });
    },
  });
}

/** Emails show it, and web mail is another site. */
const pictureOfEmails = 'icon-192.png';
const serviceWorker = 'service-worker.js';

function sendFile(reply: FastifyReply, root: string, file: string): FastifyReply {
  if (file === pictureOfEmails) void reply.header('cross-origin-resource-policy', 'cross-origin');
  if (file === serviceWorker) void reply.header('content-security-policy', workerPolicy);
  return reply.header('cache-control', cacheRule(file)).sendFile(decodeURIComponent(file), root);
}

interface PartsOfPath extends PageParts {
  /** The page of the site that has this path; if none has, the site answers that it was not found. */
  row: Page | null;
  /** Values of the parameters in its path. */
  params: PathParams;
  features: readonly PageFeature[];
}
type PartsOf = (page: string) => Promise<PartsOfPath>;

function staffParts(remotes: Remotes, config: GatewayConfig): PartsOf {
  const readShell = shellManifest(config.SITES_ROOT);
  return async (page) => {
    const [areas, shell] = await Promise.all([remotes.list(), readShell()]);
    const found = findByPath(page, shell.pages) ?? ownerOf(page, areas);
    const row = found?.item ?? null;
    const staffPages = areas.flatMap(({ pages }) => pages).filter(({ access }) => access !== 'anyone');
    return {
      row,
      params: found?.params ?? {},
      areas: { remotes: areas.map(rowOf) },
      features: featuresOf([...staffPages, ...(row ? [row] : [])]),
      preloads: staffPreloads(page, shell, areas),
    };
  };
}

function publicParts(readSite: () => Promise<BuiltSite>): PartsOf {
  return async (page) => {
    const site = await readSite();
    const found = findByPath(page, site.pages);
    const row = found?.item ?? null;
    return {
      row,
      params: found?.params ?? {},
      areas: null,
      features: featuresOf(row ? [row] : []),
      preloads: sitePreloads(page, site),
    };
  };
}

const featuresOf = (pages: readonly Page[]) => pages.flatMap(({ needs }) => needs ?? []);

/** The languages of a page of the public site. */
interface Languages {
  page: Language;
  /** The language of what messengers show with a link to it. */
  shared: Language;
}

async function languagesOf(
  at: PartsOfPath & { request: FastifyRequest },
  shareLanguage: ShareLanguage,
): Promise<Languages> {
  const page = pageLanguage(at.request);
  return { page, shared: (await shareLanguage(at)) ?? page };
}

interface PageToSend extends PartsOfPath {
  file: string;
  /** Null on the staff site, which is English. */
  languages: Languages | null;
  config: GatewayConfig;
}

async function sendPage(
  reply: FastifyReply,
  { file, languages, config, features, ...parts }: PageToSend,
): Promise<FastifyReply> {
  const html = await findPage(file);
  const { row, params } = parts;
  void reply.header('cache-control', 'no-store');
  // Search engines list no page of the staff site, and none of one person's things, such as a quote or a driver's link.
  if (!languages || row?.description === undefined) void reply.header('x-robots-tag', 'noindex');
  if (html === null) {
    return reply
      .status(503)
      .type('text/plain; charset=utf-8')
      .send('This site has not been built yet: npm run build\n');
  }
  const nonce = newNonce();
  const title = row?.title ?? null;
  const tags = languages && row ? inLanguage(languages.shared, () => tagsForOthers(row, params, config)) : '';
  const filling = { nonce, settings: siteSettings(config, languages?.page ?? 'en'), title, tags, ...parts };
  if (languages) void noteLanguage(reply, languages.page);
  reply
    .status(row ? 200 : 404)
    .header('permissions-policy', permissionsPolicy(features))
    .header('content-security-policy', pagePolicy(nonce, config.FILE_ORIGINS))
    .type('text/html; charset=utf-8')
    .compress(inLanguage(languages?.page ?? 'en', () => fillPage(html, filling)));
  return reply;
}

/** The row of `/remotes.json`. Which scripts a page needs is the gateway's to know: it writes the preloads. */
const rowOf = ({ name, version, entry, pages }: BuiltRemote): RemoteRow => ({
  name,
  version,
  entry,
  pages: pages.map(({ files: _files, shares: _shares, ...page }) => page),
});

function registerRemotes(site: FastifyInstance, remotes: Remotes): void {
  site.route({
    method: ['GET', 'HEAD'],
    url: '/remotes.json',
    handler: async (_request, reply) => {
      const list = JSON.stringify({ remotes: (await remotes.list()).map(rowOf) });
      reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').compress(list);
      return reply;
    },
  });
  site.route<{ Params: { name: string; version: string; '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/remotes/:name/:version/*',
    handler: async (request, reply) => {
      const { name, version } = request.params;
      const folder = await remotes.folderOf(name, version);
      const file = pathOf(request).split('/').slice(4).join('/');
      // mfe-public keeps its own site below its dist; pages are no part of a remote.
      if (!folder || !fileName.test(file) || file.endsWith('.html')) throw notFound();
      return sendFile(reply, folder, file);
    },
  });
}
