import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { aLetterhead } from '@overland/documents/testing';
import { chromiumArguments, chromiumPath } from '@overland/embedded-chromium';
import puppeteer from 'puppeteer-core';
import { quoteDocument } from '../services/quoting/dist/documents/quote-document.js';
import { renderQuote } from '../services/quoting/dist/documents/render-quote.js';
import { late, withBaseline } from './baseline.mjs';
import { measureInTurn, takeTurns } from './measure.mjs';
import { priceRequest } from './price-request.mjs';
import { ratio } from './rows.mjs';

export const name = 'P12';
export const title = 'The PDF of a quote over HTTP, 3 vehicles';

const pagesPerRound = 20;
const asLate = late(500);

export async function run(product) {
  const token = await product.signIn('kayla@lonestarmotors.example');
  const quotes = new Quotes(product, token);
  const bare = await BareBrowser.start(await quotes.pageOf(await quotes.add()));
  try {
    await bare.print();
    await quotes.pdfOf(await quotes.add());
    const first = await takeTurns(
      { bare: () => rate(() => bare.print()), pdf: async () => rateOfFirst(quotes) },
      { unit: 'per s' },
    );
    const served = await takeTurns({ served: () => servedAtOnce(quotes) }, { times: 3, unit: 'of 20' });
    const again = await measureCached(product, quotes);
    return [
      {
        what: 'first rendering over a bare warm page.pdf',
        figures: ratio(first.pdf, first.bare),
        atLeast: 0.75,
      },
      { what: 'a bare page.pdf of the same page', figures: first.bare, unit: 'per s' },
      { what: 'first renderings served of 20 at once', figures: served.served, unit: '', atLeast: 20 },
      { what: 'memory of its browser after that', figures: [browserMegabytes(product.pid)], unit: 'MB' },
      {
        what: 'CPU of every later one over a bare Fastify hello',
        figures: ratio(again.pdf, again.hello),
        atMost: 10,
      },
      {
        what: 'CPU of every later one over a hello that is as late, without that delay',
        figures: ratio(again.pdf, asLate.apart(again.late)),
      },
    ];
  } finally {
    await bare.close();
  }
}

/** Sequential throughput. */
async function rate(work) {
  const before = performance.now();
  for (let done = 0; done < pagesPerRound; done += 1) await work();
  return (pagesPerRound / (performance.now() - before)) * 1000;
}

async function rateOfFirst(quotes) {
  const made = [];
  while (made.length < pagesPerRound) made.push(await quotes.add());
  return rate(() => quotes.pdfOf(made.pop()));
}

async function servedAtOnce(quotes) {
  const made = [];
  while (made.length < 20) made.push(await quotes.add());
  const replies = await Promise.allSettled(made.map((quote) => quotes.pdfOf(quote)));
  return replies.filter(({ status }) => status === 'fulfilled').length;
}

function measureCached(product, quotes) {
  return withBaseline(async (baseline) => {
    const { _id } = await quotes.add();
    return measureInTurn({
      hello: { pid: baseline.pid, connections: 20, url: `${baseline.url}/hello` },
      late: asLate.target(baseline, '/hello'),
      pdf: {
        pid: product.pid,
        connections: 20,
        url: `${quotes.site}/quote/${_id}/pdf`,
        headers: quotes.headers,
      },
    });
  });
}

/** A user's quotes over HTTP. */
class Quotes {
  constructor(product, token) {
    this.site = `${product.site}/api`;
    this.request = priceRequest(product.site, token);
    this.headers = { authorization: `JWT ${token}` };
  }

  async add() {
    const { method, headers, body } = this.request;
    return (await answerOf(fetch(`${this.site}/quote`, { method, headers, body }))).json();
  }

  async pdfOf({ _id }) {
    const reply = await answerOf(fetch(`${this.site}/quote/${_id}/pdf`, { headers: this.headers }));
    return Buffer.from(await reply.arrayBuffer());
  }

  /** The same HTML that the product prints. */
  async pageOf(quote) {
    return renderQuote(quoteDocument({ quote, level: 1, link: null, letterhead: aLetterhead() }));
  }
}

async function answerOf(pending) {
  const reply = await pending;
  if (!reply.ok) throw new Error(`${reply.url} answered ${reply.status}.`);
  return reply;
}

/** The cost of the PDF alone: one warm page that is given the HTML and printed. */
class BareBrowser {
  static async start(html) {
    const { executablePath, env } = await chromiumPath();
    const browser = await puppeteer.launch({
      executablePath,
      env,
      headless: 'shell',
      pipe: true,
      args: chromiumArguments(),
    });
    return Object.assign(new BareBrowser(), { browser, html, page: await browser.newPage() });
  }

  async print() {
    await this.page.setContent(this.html, { waitUntil: 'load' });
    return this.page.pdf({ preferCSSPageSize: true, printBackground: true });
  }

  close() {
    return this.browser.close();
  }
}

/** Proportional set size of all processes in the process group of the browser started by this process. */
function browserMegabytes(pid) {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,pgid=,comm='], { encoding: 'utf8' }).trim().split('\n');
  const processes = rows.map((row) => row.trim().split(/\s+/));
  const leader = processes.find(
    ([own, parent, group, command]) => Number(parent) === pid && own === group && command.startsWith('chrom'),
  );
  if (!leader) return 0;
  const group = processes.filter(([, , each]) => each === leader[0]).map(([own]) => own);
  const known = new Set(readdirSync('/proc'));
  const kilobytes = group
    .filter((own) => known.has(own))
    .map((own) => {
      const [, size] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${own}/smaps_rollup`, 'utf8')) ?? [];
      return Number(size ?? 0);
    });
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
}
