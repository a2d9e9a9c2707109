import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { Mailbox, MOST_MESSAGES } from './mailbox.js';
import type { MessageDetail, MessageSummary } from './message.js';
import { type Inbox, startInbox } from './start-inbox.js';

interface List {
  total: number;
  unread: number;
  count: number;
  messages_count: number;
  start: number;
  tags: string[];
  messages: MessageSummary[];
}

const open: Inbox[] = [];

async function anInbox(dataDir?: string) {
  const inbox = await startInbox({ smtpPort: 0, webPort: 0, ...(dataDir === undefined ? {} : { dataDir }) });
  open.push(inbox);
  const base = `http://127.0.0.1:${inbox.webPort}`;
  const request = (url: string, init?: RequestInit) => fetch(base + url, init);
  const get = async <T>(url: string) => (await (await request(url)).json()) as T;
  return {
    request,
    list: (query = '') => get<List>(`/api/v1/messages${query}`),
    search: (query: string) => get<List>(`/api/v1/search?query=${encodeURIComponent(query)}`),
    message: (id: string) => get<MessageDetail>(`/api/v1/message/${id}`),
    async send(mail: SendMailOptions) {
      const client = createTransport({ host: '127.0.0.1', port: inbox.smtpPort });
      await client.sendMail({
        from: 'Overland <quotes@overland.example>',
        to: 'ann@dealer.example',
        ...mail,
      });
      client.close();
    },
    close: () => inbox.close(),
  };
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((inbox) => inbox.close()));
});

describe('the inbox', () => {
  it('lists messages received by SMTP, newest first, in pages', async () => {
    const { send, list } = await anInbox();
    for (const subject of ['first', 'second', 'third']) await send({ subject, text: `The ${subject} body` });
    const all = await list();
    expect(all).toMatchObject({ total: 3, unread: 3, count: 3, messages_count: 3, start: 0, tags: [] });
    expect(all.messages.map((one) => one.Subject)).toEqual(['third', 'second', 'first']);
    expect(all.messages[0]).toMatchObject({
      From: { Name: 'Overland', Address: 'quotes@overland.example' },
      To: [{ Name: '', Address: 'ann@dealer.example' }],
      Attachments: 0,
      Snippet: 'The third body',
      Read: false,
    });
    const second = await list('?limit=1&start=1');
    expect(second).toMatchObject({ total: 3, count: 1, start: 1 });
    expect(second.messages.map((one) => one.Subject)).toEqual(['second']);
  });

  it('reads subjects, names and bodies in any script, encoded in either way', async () => {
    const { send, list, message } = await anInbox();
    const mail = { subject: 'Angebot für Zoë — 見積り ✓', to: 'Jürgen Weiß <j@dealer.example>' };
    for (const textEncoding of ['quoted-printable', 'base64'] as const) {
      await send({ ...mail, text: 'Grüße, 你好', html: '<p>Grüße, 你好</p>', textEncoding });
      const [newest] = (await list()).messages;
      expect(newest).toMatchObject({
        Subject: mail.subject,
        To: [{ Name: 'Jürgen Weiß', Address: 'j@dealer.example' }],
      });
      const detail = await message('latest');
      expect(detail).toMatchObject({ ID: newest?.ID, Text: expect.stringContaining('Grüße, 你好') });
      expect(detail.HTML).toContain('<p>Grüße, 你好</p>');
    }
    await send({ subject: 'Your code is 123456', text: '123456' });
    expect((await list()).messages[0]?.Subject).toBe('Your code is 123456');
  });

  it('marks a message as read once it was opened', async () => {
    const { send, list, message } = await anInbox();
    await send({ subject: 'code', text: '123456' });
    await message('latest');
    expect(await list()).toMatchObject({ unread: 0, messages: [{ Read: true }] });
  });

  it('shows who received a blind copy', async () => {
    const { send, message } = await anInbox();
    await send({ subject: 'order', text: 'x', cc: 'cc@dealer.example', bcc: 'ops@overland.example' });
    expect(await message('latest')).toMatchObject({
      To: [{ Address: 'ann@dealer.example' }],
      Cc: [{ Address: 'cc@dealer.example' }],
      Bcc: [{ Address: 'ops@overland.example' }],
    });
  });

  it('returns attachments byte for byte, as harmless downloads', async () => {
    const { send, list, message, request } = await anInbox();
    const content = Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 255, 10, 13]);
    const evil = '<script>alert(1)</script>';
    await send({
      subject: 'quote',
      html: '<img src="cid:logo">',
      attachments: [
        { filename: 'Quote Zoë.pdf', content, contentType: 'application/pdf' },
        { filename: 'evil.html', content: evil, contentType: 'text/html' },
        {
          filename: 'logo.png',
          content,
          contentType: 'image/png',
          cid: 'logo',
          contentDisposition: 'inline',
        },
      ],
    });
    expect((await list()).messages[0]?.Attachments).toBe(2);
    const detail = await message('latest');
    expect(detail.Inline).toMatchObject([{ ContentID: 'logo', ContentType: 'image/png' }]);
    const [pdf, page] = detail.Attachments;
    expect(pdf).toMatchObject({ FileName: 'Quote Zoë.pdf', ContentType: 'application/pdf', Size: 8 });

    const download = await request(`/api/v1/message/${detail.ID}/part/${pdf?.PartID}`);
    expect(Buffer.from(await download.arrayBuffer())).toEqual(content);
    const html = await request(`/api/v1/message/${detail.ID}/part/${page?.PartID}`);
    expect(await html.text()).toBe(evil);
    expect(html.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(html.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    expect(html.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('finds by recipient, subject and words, all of which must match', async () => {
    const { send, search } = await anInbox();
    await send({ subject: 'Your sign-in code', to: 'ann@dealer.example', text: '111111' });
    await send({ subject: 'Your sign-in code', to: 'bob@dealer.example', text: '222222' });
    await send({
      subject: 'Quote 10234',
      to: 'bob@dealer.example',
      html: '<style>p{}</style><p>Dallas&nbsp;to Denver</p>',
    });
    const subjects = async (query: string) => (await search(query)).messages.map((one) => one.Subject);
    expect(await subjects('to:BOB@dealer.example')).toEqual(['Quote 10234', 'Your sign-in code']);
    expect(await subjects('to:bob subject:"sign-in code"')).toEqual(['Your sign-in code']);
    expect(await subjects('111111')).toEqual(['Your sign-in code']);
    expect(await subjects('"dallas to denver"')).toEqual(['Quote 10234']);
    expect(await search('to:nobody')).toMatchObject({ total: 3, count: 0, messages_count: 0, messages: [] });
  });

  it('returns the raw message', async () => {
    const { send, request } = await anInbox();
    await send({ subject: 'raw one', text: 'body' });
    const raw = await request('/api/v1/message/latest/raw');
    expect(raw.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await raw.text()).toMatch(/Subject: raw one\r\n[\s\S]*\r\n\r\nbody/);
  });

  it('deletes some messages, or all', async () => {
    const { send, list, request } = await anInbox();
    for (const subject of ['a', 'b', 'c']) await send({ subject, text: subject });
    const remove = (body?: string) =>
      request('/api/v1/messages', { method: 'DELETE', ...(body ? { body } : {}) });
    const second = (await list()).messages[1]?.ID;
    expect(await (await remove(JSON.stringify({ IDs: [second] }))).text()).toBe('ok');
    expect((await list()).messages.map((one) => one.Subject)).toEqual(['c', 'a']);
    for (const bad of ['{', '3', '{"IDs":"a"}']) expect((await remove(bad)).status).toBe(400);
    expect((await list()).total).toBe(2);
    await remove();
    expect(await list()).toMatchObject({ total: 0, messages: [] });
  });

  it.each([
    ['GET', '/api/v1/message/0000', 404],
    ['GET', '/api/v1/message/../../etc/passwd', 404],
    ['GET', '/inbox.ts', 404],
    ['POST', '/api/v1/messages', 405],
    ['GET', '/api/v1/messages?limit=-1&start=x', 200],
  ])('answers %s %s with %i', async (method, url, status) => {
    const { request } = await anInbox();
    expect((await request(url, { method })).status).toBe(status);
  });

  it('keeps its messages across a restart when it has a folder', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'inbox-'));
    const before = await anInbox(folder);
    for (const subject of ['one', 'two'])
      await before.send({ subject, text: 'kept', bcc: 'b@dealer.example' });
    const { messages } = await before.list();
    await before.close();
    open.pop();

    const after = await anInbox(folder);
    expect((await after.list()).messages).toEqual(messages.map((one) => ({ ...one, Read: true })));
    expect((await after.message('latest')).Text).toContain('kept');
    await after.request('/api/v1/messages', { method: 'DELETE' });
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  });

  it('makes room for new messages by dropping the oldest, its file too', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'inbox-'));
    const mailbox = new Mailbox(folder);
    for (let n = 0; n <= MOST_MESSAGES; n++)
      await mailbox.add(Buffer.from(`Subject: message ${n}\r\n\r\nx\r\n`));
    const subjects = (await mailbox.list()).map(({ summary }) => summary.Subject);
    expect([subjects.length, subjects[0], subjects.at(-1)]).toEqual([
      MOST_MESSAGES,
      `message ${MOST_MESSAGES}`,
      'message 1',
    ]);
    expect(await readdir(folder)).toHaveLength(MOST_MESSAGES);
    await rm(folder, { recursive: true });
  });
});

describe('the inbox page', () => {
  it('allows no script but its own, which the frame of a message inherits', async () => {
    const { request } = await anInbox();
    const page = await request('/');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe("'self'");
    expect(await page.text()).not.toMatch(/<script(?![^>]* src="\/inbox\.js")|\son\w+=/);
  });

  it('shows a message in a frame that cannot run scripts and has a separate origin', async () => {
    const { request } = await anInbox();
    const script = await (await request('/inbox.js')).text();
    const [, sandbox] = /setAttribute\('sandbox', '([^']*)'\)/.exec(script) ?? [];
    expect(sandbox?.split(' ')).toEqual(['allow-popups', 'allow-popups-to-escape-sandbox']);
    expect(script).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write/);
  });
});
