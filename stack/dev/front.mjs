// What stands at the addresses of the sites while services are replaced behind it: hands requests on, and tells open
// pages to reload. It exists in development only; the policy of the pages allows it, both files are of their origin.
import { request as ask, createServer } from 'node:http';

const events = '/dev-reload';
const script = '/dev-reload.js';
const client = `new EventSource('${events}').addEventListener('reload', () => location.reload());`;

/** Opens both sites on their own ports. */
export async function startFront({ sitePort, publicPort }, host) {
  const pages = new Set();
  const servers = await Promise.all([
    open(sitePort, pages, () => host.ports.staff),
    open(publicPort, pages, () => host.ports.public),
  ]);
  return {
    /** Every open page loads itself again. */
    reload() {
      for (const page of pages) page.write('event: reload\ndata: now\n\n');
    },
    async close() {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

function open(port, pages, targetPort) {
  const server = createServer((request, response) => {
    if (request.url === events) return follow(pages, response);
    if (request.url === script) {
      return response
        .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
        .end(client);
    }
    handOn(request, response, targetPort());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => resolve(server));
  });
}

function follow(pages, response) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write('retry: 500\n\n');
  pages.add(response);
  response.once('close', () => pages.delete(response));
}

function handOn(request, response, port) {
  const headers = { ...request.headers };
  // A page is read here to add the script: it comes as it is.
  if (headers.accept?.includes('text/html')) delete headers['accept-encoding'];
  const { method, url } = request;
  const onward = ask({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    const isPage =
      answer.headers['content-type']?.startsWith('text/html') && !answer.headers['content-encoding'];
    if (isPage && method === 'GET') return void sendPage(answer, response);
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

async function sendPage(answer, response) {
  let html = '';
  for await (const part of answer.setEncoding('utf8')) html += part;
  const page = html.replace('</head>', `<script defer src="${script}"></script></head>`);
  const { 'transfer-encoding': _chunks, ...headers } = answer.headers;
  response.writeHead(answer.statusCode, { ...headers, 'content-length': Buffer.byteLength(page) }).end(page);
}
