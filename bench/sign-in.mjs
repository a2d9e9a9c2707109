// Signs a demo user in over HTTP, reading the code from the inbox; the same steps as a person's.
const password = 'overland-demo-2026';

export async function signInAs({ site, inbox }, email) {
  const seen = new Set((await mails(inbox, email)).map(({ ID }) => ID));
  const first = await post(`${site}/api/verify-email-2fa`, { email, password });
  const cookie = first.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const code = await newCode(inbox, email, seen);
  const second = await post(`${site}/api/login-email-2fa`, { email, code }, { cookie });
  return (await second.json()).token;
}

function post(url, body, headers = {}) {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

async function mails(inbox, email) {
  const found = await fetch(`${inbox}/api/v1/search?query=${encodeURIComponent(`to:${email}`)}`);
  return (await found.json()).messages;
}

async function newCode(inbox, email, seen) {
  for (let tries = 0; tries < 200; tries += 1) {
    const mail = (await mails(inbox, email)).find(({ ID }) => !seen.has(ID));
    if (mail) {
      const whole = await (await fetch(`${inbox}/api/v1/message/${mail.ID}`)).json();
      return /\b\d{6}\b/.exec(whole.Text)[0];
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No code came for ${email}.`);
}
