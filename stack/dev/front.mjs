// What stands at the addresses of the sites while services are replaced behind it: hands requests on, and tells open
// pages to reload. It exists in development only; the policy of the pages allows it, both files are of their origin.
import { request as ask, createServer } from 'node:http';

const events = '/dev-reload';
const script = '/dev-reload.js';
const clientOf = (version) =>
  `new EventSource('${events}?${version}').addEventListener('reload', () => location.reload());`;

/** Opens both sites on their own ports. */
export async function startFront({ sitePort, publicPort }, host) {
  const staff = new Site(() => host.ports.staff);
  const visitors = new Site(() => host.ports.public);
  await Promise.all([staff.open(sitePort), visitors.open(publicPort)]);
  return {
    /** Every open page of these sites, `staff` and `public`, loads itself again. */
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
 * Pages carry the version that they were loaded with: one that was on its way while a change came asks with an old
 * one, and is told at once.
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
    for (const page of this.#pages) tell(page);
  }

  close() {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #answer(request, response) {
    const [address, version] = request.url.split('?');
    if (address === events) return this.#follow(version, response);
    if (address !== script) return handOn(request, response, this.#targetPort(), this.#version);
    response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
    response.end(clientOf(Number(version)));
  }

  #follow(version, response) {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write('retry: 500\n\n');
    if (Number(version) !== this.#version) return tell(response);
    this.#pages.add(response);
    response.once('close', () => this.#pages.delete(response));
  }
}

function tell(page) {
  page.write('event: reload\ndata: now\n\n');
}

function handOn(request, response, port, version) {
  const headers = { ...request.headers };
  // A page is read here to add the script: it comes as it is.
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
