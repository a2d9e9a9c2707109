import { mailboxOf } from './mailbox.js';

it.each([
  ['ann@mail.example', 'ann@mail.example'],
  ['Ann@Mail.Example', 'ann@mail.example'],
  ['ann+cars@mail.example', 'ann@mail.example'],
  ['ann+a+b@mail.example', 'ann@mail.example'],
  ['ann@mail+x.example', 'ann@mail+x.example'],
])('%s reaches the mailbox of %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
