// Runs as a separate process: a mail server that takes everything, and reports over HTTP what it has received.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

const mostKept = 20;

let received = 0;
const latest = [];
const waiting = new Set();

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  disableReverseLookup: true,
  logger: false,
  onData: async (stream, _session, done) => {
    latest.push(await text(stream));
    if (latest.length > mostKept) latest.shift();
    received += 1;
    done();
    for (const look of waiting) look();
  },
});

// GET /received: how many so far. GET /received/<count>: the same, answered once there are as many. GET /latest: emails.
const http = createServer((request, response) => {
  if (request.url === '/latest') return response.end(JSON.stringify(latest));
  const wanted = Number(request.url.split('/')[2] ?? 0);
  const look = () => {
    if (received < wanted) return;
    waiting.delete(look);
    response.end(String(received));
  };
  waiting.add(look);
  look();
});

smtp.listen(0, '127.0.0.1');
await once(smtp.server, 'listening');
http.listen(0, '127.0.0.1');
await once(http, 'listening');
process.send?.({ port: http.address().port, smtpPort: smtp.server.address().port });
