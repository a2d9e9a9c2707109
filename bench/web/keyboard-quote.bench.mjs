import { openWhole, withPage } from './browser.mjs';
import { sessionFor } from './views.mjs';

export const name = 'W12';
export const title = 'A quote of two vehicles by keyboard, as a returning user';

/**
 * A model of a user: a good typist who looks up now and then and pauses before each field. They wait for the suggestions
 * they need and check where the focus is.
 */
const keyMs = 180;
const thoughtMs = 400;
const goalSeconds = 20;
const mostTabs = 20;
const times = process.env.BENCH_QUICK === '1' ? 1 : 3;

const seller = 'kayla@lonestarmotors.example';
const route = ['Dallas, TX', 'Denver, CO'];
const vehicles = [
  { make: 'Honda', model: 'Accord', operableBool: true },
  { make: 'Toyota', model: 'RAV4', operableBool: true },
];

export async function run(product) {
  const { session, token } = await sessionFor(product, seller);
  await quoteBefore(product.site, token);
  const ways = [
    { what: 'recent route and vehicles reused', way: reuseRecent },
    { what: 'everything typed', way: typeAll },
  ];
  const rows = [];
  for (const { what, way } of ways) {
    const figures = [];
    for (let round = 0; round < times; round += 1) {
      figures.push(
        await withPage({ session, isSignedIn: true }, (page) =>
          timed(page, `${product.site}/get-quote`, way),
        ),
      );
    }
    rows.push({ what, figures, unit: 's', atMost: goalSeconds });
  }
  return rows;
}

/** From the form with its first field focused to the quote page with its prices. */
async function timed(page, url, way) {
  await page.setViewport({ width: 1440, height: 900 });
  await openWhole(page, url);
  await page.waitForFunction(hasFocus, {}, 'pickup');
  const started = performance.now();
  await way(page);
  await page.waitForSelector('main [role=radiogroup] [role=radio]', { timeout: 30_000 });
  if (!/\/quote\/[0-9a-f-]{36}$/.test(page.url()))
    throw new Error(`The keys led to the wrong page: ${page.url()}.`);
  return (performance.now() - started) / 1000;
}

async function reuseRecent(page) {
  await think();
  await tabTo(page, { button: route.join(' → ') });
  await press(page, 'Enter');
  await page.waitForFunction(hasFocus, {}, 'customerFullName');
  await think();
  await type(page, 'Grace Lindqvist');
  for (const { make, model } of vehicles) {
    await think();
    await tabTo(page, { button: `${make} ${model}` });
    await press(page, 'Enter');
  }
  await think();
  await tabTo(page, { button: 'Get Quote' });
  await press(page, 'Enter');
}

async function typeAll(page) {
  for (const [index, place] of route.entries()) {
    await think();
    await type(page, place.slice(0, 4).toLowerCase());
    await takeSuggestion(page, place);
    await page.waitForFunction(hasFocus, {}, index === 0 ? 'delivery' : 'customerFullName');
  }
  await think();
  await type(page, 'Grace Lindqvist');
  for (const [index, { make, model }] of vehicles.entries()) {
    await think();
    if (index > 0) {
      await tabTo(page, { button: 'Add Vehicle' });
      await press(page, 'Enter');
    }
    await tabTo(page, { field: `vehicleQuotes.${index}.make` });
    await type(page, make.slice(0, 3).toLowerCase());
    await takeSuggestion(page, make);
    await tabTo(page, { field: `vehicleQuotes.${index}.model` });
    await think();
    await type(page, model.slice(0, 3).toLowerCase());
    await takeSuggestion(page, model);
    await think();
    await tabTo(page, { radio: 'Yes' });
    await press(page, 'Space');
  }
  await think();
  // Enter in a field submits the form.
  await press(page, 'Enter');
}

const think = () => new Promise((resolve) => setTimeout(resolve, thoughtMs));
const press = (page, key) => page.keyboard.press(key, { delay: keyMs });
const type = (page, text) => page.keyboard.type(text, { delay: keyMs });

async function takeSuggestion(page, text) {
  await page.waitForFunction(isMarked, {}, text);
  await press(page, 'Tab');
}

async function tabTo(page, wanted) {
  for (let tabs = 0; tabs <= mostTabs; tabs += 1) {
    if (await page.evaluate(isThere, wanted)) return;
    await press(page, 'Tab');
  }
  throw new Error(`${JSON.stringify(wanted)} was not reached by ${mostTabs} tabs.`);
}

/** Creates an earlier quote, whose route and vehicles can be reused. */
async function quoteBefore(site, token) {
  const placeOf = async (text) => {
    const found = await fetch(`${site}/api/places?query=${encodeURIComponent(text)}&limit=1`);
    return (await found.json())[0].placeId;
  };
  const [pickup, delivery] = await Promise.all(route.map(placeOf));
  const body = {
    pickup,
    delivery,
    transportType: 'OPEN',
    customerFullName: 'Otto Brandt',
    vehicleQuotes: vehicles,
  };
  const made = await fetch(`${site}/api/quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
    body: JSON.stringify(body),
  });
  if (!made.ok) throw new Error(`POST /quote answered ${made.status}: ${await made.text()}`);
}

/* global document -- runs in the page */
function hasFocus(field) {
  return document.activeElement?.getAttribute('name') === field;
}

function isMarked(text) {
  return document.querySelector('[role=option][aria-selected=true]')?.textContent === text;
}

function isThere({ button, field, radio }) {
  const at = document.activeElement;
  if (button !== undefined) return at?.matches('button') === true && at.textContent === button;
  if (field !== undefined) return at?.getAttribute('name') === field;
  return at?.matches('input[type=radio]') === true && at.parentElement?.textContent === radio;
}
