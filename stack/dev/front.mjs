// A proxy on the ports of the sites while services are replaced behind it. It forwards requests and makes open pages
// reload. Development only. The pages' security policy allows it, because its files have the same origin.
import { request as ask, createServer } from 'node:http';

const events = '/dev-reload';
const script = '/dev-reload.js';
const clientOf = (version) =>
  `new EventSource('${events}?${version}').addEventListener('reload', () => location.reload());`;

/** Starts a proxy on the port of each site. */
export async function startFront({ sitePort, publicPort }, host) {
  const staff = new Site(() => host.ports.staff);
  const visitors = new Site(() => host.ports.public);
  await Promise.all([staff.open(sitePort), visitors.open(publicPort)]);
  return {
    /** Reloads every open page of these sites, `staff` and `public`. */
    reload(sites) {
      if (sites.includes('staff')) staff.reload();
      if (sites.includes('public')) visitors.reload();
    },
    async close() {
      staff.close();
      visitors.close();
    },
  };
}

/**
 * Each page knows the version it was loaded with. A page that was loading during a change asks with an old version and
 * is reloaded at once.
 */
class Site {
  #version = Date.now();
  #pages = new Set();
  #targetPort;
  #server = createServer((request, response) => this.#answer(request, response));

  constructor(targetPort) {
    this.#targetPort = targetPort;
  }

  open(port) {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, 'localhost', () => resolve());
    });
  }

  reload() {
    this.#version += 1;
    for (const page of this.#pages) sendReload(page);
  }

  close() {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #answer(request, response) {
    const [address, version] = request.url.split('?');
    if (address === events) return this.#follow(version, response);
    if (address !== script) return forward(request, response, this.#targetPort(), this.#version);
    response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
    response.end(clientOf(Number(version)));
  }

  #follow(version, response) {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write('retry: 500\n\n');
    if (Number(version) !== this.#version) return sendReload(response);
    this.#pages.add(response);
    response.once('close', () => this.#pages.delete(response));
  }
}

function sendReload(page) {
  page.write('event: reload\ndata: now\n\n');
}

function forward(request, response, port, version) {
  const headers = { ...request.headers };
  // Pages must arrive uncompressed, because the script is added to them here.
  if (headers.accept?.includes('text/html')) delete headers['accept-encoding'];
  const { method, url } = request;
  const onward = ask({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    const isPage =
      answer.headers['content-type']?.startsWith('text/html') && !answer.headers['content-encoding'];
    if (isPage && method === 'GET') return void sendPage(answer, response, version);
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
  });
  onward.once('error', () => {
    if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' });
    response.end('The services do not answer; see the terminal.\n');
  });
  response.once('close', () => onward.destroy());
  request.pipe(onward);
}

async function sendPage(answer, response, version) {
  let html = '';
  for await (const part of answer.setEncoding('utf8')) html += part;
  const page = html.replace('</head>', `<script defer src="${script}?${version}"></script></head>`);
  const { 'transfer-encoding': _chunks, ...headers } = answer.headers;
  response.writeHead(answer.statusCode, { ...headers, 'content-length': Buffer.byteLength(page) }).end(page);
}
