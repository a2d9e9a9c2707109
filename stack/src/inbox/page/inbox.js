// The inbox page. The list refreshes every two seconds; the URL fragment (#id) is the open message.
const REFRESH_MS = 2000;
const SHOWN = 200;

const searchField = document.querySelector('#search');
const deleteButton = document.querySelector('#delete-all');
const trouble = document.querySelector('#trouble');
const listPane = document.querySelector('#messages');
const messagePane = document.querySelector('#message');
const confirmDialog = document.querySelector('#confirm');

let shownList = '';
let shownId = null;

/** Text is set as text, never as HTML, so that a sender cannot inject markup. */
function element(tag, { children = [], text, ...properties } = {}) {
  const made = Object.assign(document.createElement(tag), properties);
  if (text !== undefined) made.textContent = text;
  made.append(...children);
  return made;
}

function person({ Name, Address }) {
  return Name ? `${Name} <${Address}>` : Address;
}

function people(list) {
  return list.map(person).join(', ');
}

function shortTime(instant) {
  const at = new Date(instant);
  const isToday = at.toDateString() === new Date().toDateString();
  return at.toLocaleString(
    'en-US',
    isToday ? { timeStyle: 'short' } : { month: 'short', day: 'numeric', year: 'numeric' },
  );
}

function fullTime(instant) {
  return new Date(instant).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' });
}

async function call(url, options) {
  const response = await fetch(url, options);
  const body = response.headers.get('content-type')?.includes('json')
    ? await response.json()
    : await response.text();
  if (!response.ok) throw new Error(body.Error ?? 'The inbox did not answer.');
  return body;
}

function openId() {
  return location.hash.slice(1);
}

function row(message) {
  const recipients = [...message.To, ...message.Cc, ...message.Bcc];
  const link = element('a', {
    href: `#${message.ID}`,
    className: message.Read ? '' : 'unread',
    children: [
      element('b', { text: message.Subject || '(no subject)' }),
      element('span', { text: `To ${recipients.map(({ Address }) => Address).join(', ')}` }),
      element('time', {
        text: shortTime(message.Created),
        dateTime: message.Created,
        title: fullTime(message.Created),
      }),
      element('span', { className: 'snippet', text: message.Snippet }),
    ],
  });
  if (message.ID === openId()) link.setAttribute('aria-current', 'true');
  return link;
}

function emptyList(query) {
  const [title, hint] = query
    ? ['No message matches', 'Try fewer words, or clear the search.']
    : [
        'No messages yet',
        'Ask for a sign-in code, save a quote or book an order: its email appears here automatically.',
      ];
  return element('p', { className: 'empty', children: [element('b', { text: title }), hint] });
}

function showList(list, query) {
  const key = JSON.stringify([list.messages, query]);
  deleteButton.hidden = list.total === 0;
  document.title = list.unread > 0 ? `Inbox (${list.unread} new)` : 'Inbox';
  if (key === shownList) return;
  shownList = key;
  const focused = listPane.contains(document.activeElement) ? document.activeElement.hash : null;
  const rows = list.messages.map(row);
  if (list.messages_count > rows.length) {
    const rest = `The newest ${rows.length} of ${list.messages_count}: search for older ones.`;
    rows.push(element('p', { className: 'empty', text: rest }));
  }
  listPane.replaceChildren(...(rows.length > 0 ? rows : [emptyList(query)]));
  if (focused) listPane.querySelector(`a[href="${focused}"]`)?.focus();
}

async function refresh() {
  const query = searchField.value.trim();
  const url = query
    ? `/api/v1/search?limit=${SHOWN}&query=${encodeURIComponent(query)}`
    : `/api/v1/messages?limit=${SHOWN}`;
  try {
    const list = await call(url);
    // A slower answer to an older search must not replace a newer one.
    if (query === searchField.value.trim()) showList(list, query);
    trouble.hidden = true;
  } catch {
    trouble.textContent = 'The inbox does not answer. Is the stack still running? Trying again…';
    trouble.hidden = false;
  }
}

/** Inline pictures are referenced by `cid:`; links open in a new tab. */
function frameDocument(message) {
  const parts = [...message.Inline, ...message.Attachments].filter((part) => part.ContentID);
  const html = parts.reduce(
    (text, part) =>
      text.replaceAll(`cid:${part.ContentID}`, `/api/v1/message/${message.ID}/part/${part.PartID}`),
    message.HTML,
  );
  return `<!doctype html><base target="_blank">${html}`;
}

function htmlView(message) {
  const frame = element('iframe', { title: `Message: ${message.Subject}` });
  // No scripts, no forms, a separate origin; links may only open a new tab.
  frame.setAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
  frame.srcdoc = frameDocument(message);
  return frame;
}

function textView(message) {
  return element('pre', { text: message.Text || 'This message has no text version.' });
}

function fact(name, value) {
  return value ? [element('dt', { text: name }), element('dd', { text: value })] : [];
}

function views(message) {
  const makers = { Message: htmlView, Text: textView };
  let body = message.HTML ? htmlView(message) : textView(message);
  const buttons = Object.entries(makers).map(([name, make]) => {
    const button = element('button', { type: 'button', text: name });
    button.setAttribute('aria-pressed', String((name === 'Message') === Boolean(message.HTML)));
    button.addEventListener('click', () => {
      const next = make(message);
      body.replaceWith(next);
      body = next;
      for (const one of buttons) one.setAttribute('aria-pressed', String(one === button));
    });
    return button;
  });
  const source = element('a', {
    href: `/api/v1/message/${message.ID}/raw`,
    target: '_blank',
    text: 'Source',
  });
  const bar = element('div', { className: 'views', children: [...(message.HTML ? buttons : []), source] });
  return [bar, body];
}

function attachments(message) {
  if (message.Attachments.length === 0) return [];
  const links = message.Attachments.map((part) =>
    element('a', {
      href: `/api/v1/message/${message.ID}/part/${part.PartID}`,
      download: part.FileName,
      text: `${part.FileName} (${Math.max(1, Math.round(part.Size / 1024))} KB)`,
    }),
  );
  return [element('div', { className: 'views', children: ['Attached:', ...links] })];
}

function showMessage(message) {
  const facts = [
    ...fact('From', person(message.From)),
    ...fact('To', people(message.To)),
    ...fact('Cc', people(message.Cc)),
    ...fact('Bcc', people(message.Bcc)),
    ...fact('Sent', fullTime(message.Date)),
  ];
  messagePane.replaceChildren(
    element('a', { href: '#', className: 'back', text: '← All messages' }),
    element('h2', { text: message.Subject || '(no subject)' }),
    element('dl', { children: facts }),
    ...attachments(message),
    ...views(message),
  );
}

function showNote(title, hint) {
  const note = element('p', { className: 'empty', children: [element('b', { text: title }), hint] });
  messagePane.replaceChildren(element('a', { href: '#', className: 'back', text: '← All messages' }), note);
}

async function followAddress() {
  const id = openId();
  document.body.classList.toggle('reading', id !== '');
  for (const link of listPane.querySelectorAll('a')) {
    if (link.hash === `#${id}`) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  if (id === shownId) return;
  shownId = id;
  if (id === '') {
    showNote('No message is open', 'Choose one from the list.');
    return;
  }
  try {
    const message = await call(`/api/v1/message/${encodeURIComponent(id)}`);
    if (shownId === id) showMessage(message);
  } catch (error) {
    if (shownId !== id) return;
    shownId = null;
    showNote('This message cannot be shown', error.message);
  }
  await refresh();
}

/** `j` and `k` move down and up the list, `/` focuses the search. */
function onKey(event) {
  if (event.target === searchField || event.ctrlKey || event.metaKey || event.altKey || confirmDialog.open)
    return;
  if (event.key === '/') {
    event.preventDefault();
    searchField.focus();
    return;
  }
  const step = { j: 1, k: -1 }[event.key];
  if (step === undefined) return;
  const links = [...listPane.querySelectorAll('a')];
  const at = links.findIndex((link) => link.hash === location.hash);
  const next = links[Math.min(Math.max(at + step, 0), links.length - 1)];
  if (next) location.hash = next.hash;
  next?.scrollIntoView({ block: 'nearest' });
}

async function keepFresh() {
  if (!document.hidden) await refresh();
  setTimeout(keepFresh, REFRESH_MS);
}

searchField.addEventListener('input', refresh);
deleteButton.addEventListener('click', () => confirmDialog.showModal());
confirmDialog.addEventListener('close', async () => {
  if (confirmDialog.returnValue !== 'delete') return;
  confirmDialog.returnValue = '';
  await call('/api/v1/messages', { method: 'DELETE' }).catch(() => undefined);
  location.hash = '';
  await refresh();
});
window.addEventListener('hashchange', followAddress);
window.addEventListener('keydown', onKey);
document.addEventListener('visibilitychange', () => document.hidden || refresh());
void followAddress();
void keepFresh();
