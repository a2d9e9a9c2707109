import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Ahead, aheadOf, nothingAhead, type PageAddress } from './ahead.js';
import type { GatewayConfig } from './config.js';
import { pathNotFound } from './error-answers.js';
import { fillPage, findPage, type PageParts, siteSettings } from './page.js';
import { areaOf, preloadsFor, publicArea, sitePreloads } from './preloads.js';
import { Remotes } from './remotes.js';
import { newNonce, pagePolicy } from './security-headers.js';
import { type ShellManifest, shellManifests, siteManifests } from './site-manifests.js';

export type SiteName = 'staff' | 'public';

/** A build names a file after its contents, so what such a name holds never changes. */
const hashedName = /\.[0-9a-f]{8,}\.[a-z0-9]+(\.map)?$/;
const fileName = /\.[a-z0-9]{1,11}$/i;
/** Addresses that are never pages, in any spelling. */
const notPages = /^\/(api|remotes|health)(\/|$)/i;

function cacheRule(file: string): string {
  return hashedName.test(file) ? 'public, immutable, max-age=31536000' : 'no-cache';
}

function pathOf(request: FastifyRequest): string {
  return (request.raw.url ?? '/').split('?', 1)[0] ?? '/';
}

/** The staff site is the shell with its remotes, the public site a build of its own without any staff code. */
export async function registerSite(
  site: FastifyInstance,
  name: SiteName,
  config: GatewayConfig,
): Promise<void> {
  const folder = name === 'staff' ? 'shell/dist' : 'mfe-public/dist/site';
  const root = path.join(config.SITES_ROOT, folder);
  const { default: serveFiles } = await import('@fastify/static');
  await site.register(serveFiles, {
    root: config.SITES_ROOT,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    index: false,
  });
  const remotes = name === 'staff' ? new Remotes(config) : null;
  if (remotes) registerRemotes(site, remotes);
  const partsOf = remotes ? staffParts(remotes, config) : publicParts(config);
  site.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const page = pathOf(request);
      if (notPages.test(decodeURIComponent(page))) throw pathNotFound();
      if (fileName.test(page) && page !== '/index.html') return sendFile(reply, root, page.slice(1));
      return sendPage(reply, {
        path: page,
        file: path.join(root, 'index.html'),
        ...(await partsOf({ path: page, hasQuery: request.raw.url?.includes('?') ?? false })),
        config,
      });
    },
  });
}

function sendFile(reply: FastifyReply, root: string, file: string): FastifyReply {
  return reply.header('cache-control', cacheRule(file)).sendFile(decodeURIComponent(file), root);
}

/** What a page of the staff site is told ahead: the area that it belongs to, every script that it needs, its calls. */
function staffParts(remotes: Remotes, config: GatewayConfig): (page: PageAddress) => Promise<PageParts> {
  const readShell = shellManifests(config.SITES_ROOT);
  return async (page) => {
    const [areas, shell] = await Promise.all([remotes.list(), readShell()]);
    const area = areaOf(page.path, areas);
    return { area, preloads: preloadsFor(page.path, areas, shell), ahead: staffAhead(page, area, shell) };
  };
}

type Remote = Awaited<ReturnType<Remotes['list']>>[number];

/** Pages of an area stand in the frame of whoever is signed in, which reads something too. */
function staffAhead(page: PageAddress, area: Remote | null, { early, calls }: ShellManifest): Ahead {
  if (!area || area.name === publicArea) return nothingAhead;
  const own = aheadOf(page, area);
  return { ...own, early, calls: [...calls, ...own.calls] };
}

function publicParts(config: GatewayConfig): (page: PageAddress) => Promise<PageParts> {
  const readSite = siteManifests(config.SITES_ROOT);
  return async (page) => {
    const site = await readSite();
    const ahead = { ...aheadOf(page, site), early: site.early };
    return { area: null, preloads: sitePreloads(page.path, site), ahead };
  };
}

interface PageToSend extends PageParts {
  path: string;
  file: string;
  config: GatewayConfig;
}

async function sendPage(reply: FastifyReply, { file, config, ...parts }: PageToSend): Promise<FastifyReply> {
  const html = await findPage(file);
  void reply.header('cache-control', 'no-store');
  if (html === null) {
    return reply
      .status(503)
      .type('text/plain; charset=utf-8')
      .send('This site has not been built yet: npm run build\n');
  }
  const nonce = newNonce();
  return reply
    .header('content-security-policy', pagePolicy(nonce, config.FILE_ORIGINS))
    .type('text/html; charset=utf-8')
    .send(fillPage(html, { nonce, settings: siteSettings(config), ...parts }));
}

/** What a remote takes from the shell, and what it brings ahead of itself, is the gateway's to know. */
const forBrowsers = ({ shares: _shares, calls: _calls, paint: _paint, ...row }: Remote) => row;

function registerRemotes(site: FastifyInstance, remotes: Remotes): void {
  site.route({
    method: ['GET', 'HEAD'],
    url: '/remotes.json',
    handler: async (_request, reply) =>
      reply.header('cache-control', 'no-cache').send({ remotes: (await remotes.list()).map(forBrowsers) }),
  });
  site.route<{ Params: { name: string; version: string; '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/remotes/:name/:version/*',
    handler: async (request, reply) => {
      const { name, version } = request.params;
      const folder = await remotes.folderOf(name, version);
      const file = pathOf(request).split('/').slice(4).join('/');
      // mfe-public keeps its own site below its dist; pages are no part of a remote.
      if (!folder || !fileName.test(file) || file.endsWith('.html')) throw pathNotFound();
      return sendFile(reply, folder, file);
    },
  });
}
