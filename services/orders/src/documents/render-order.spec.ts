import { aLetterhead, hostileTexts, letterheadWith, tagsOf, textOf } from '@overland/documents/testing';
import { addTexts, inLanguage } from '@overland/i18n';
import { texts as spanish } from '@overland/i18n/es';
import { plainWords, pseudoTexts } from '@overland/i18n/testing';
import { toPlacedOrder } from '../demo/to-placed-order.js';
import { toOrderFacts } from '../orders/order.mapper.js';
import { aDemoOrder } from '../testing/demo-order.builder.js';
import { orderDocument } from './order-document.js';
import { renderOrder } from './render-order.js';

/** The page of an order with this text wherever a person may write. */
function pageWith(text: string): string {
  const demo = aDemoOrder({ agents: [{ name: text, email: text, pickup: true, delivery: false }] });
  const facts = toOrderFacts(toPlacedOrder(demo));
  const typed = Object.keys(facts).filter((field) => /Name$|Email$|Address$|City$|Notes$|^reg$/.test(field));
  const order = {
    ...facts,
    ...Object.fromEntries(typed.map((field) => [field, text])),
    vehicles: facts.vehicles.map((vehicle) => ({ ...vehicle, model: text, vin: text })),
  };
  const portal = { displayAgent: true, timeZone: 'America/Chicago' };
  return renderOrder(orderDocument({ order, portal, letterhead: letterheadWith(text) }));
}

it('takes each word from the texts of its language', () => {
  addTexts('es', pseudoTexts(spanish));
  const demo = aDemoOrder({
    moveType: 'dealerToDealer',
    rushFee: 200,
    reg: 'R-1',
    agents: [{ name: 'Ana', email: 'ana@x.example', pickup: true, delivery: true }],
  });
  const order = {
    ...toOrderFacts(toPlacedOrder(demo)),
    sdStatusLabel: 'Assigned Driver',
    sirvaNonDomestic: true,
  };
  const letterhead = aLetterhead({ company: null, provider: 'Overland' });
  const portal = { displayAgent: true, timeZone: 'America/Chicago' };
  const html = inLanguage('es', () => renderOrder(orderDocument({ order, portal, letterhead })));
  expect(html).toContain('<html lang="es">');
  const { sdStatusLabel: _label, ...data } = order;
  expect(plainWords(textOf(html), { data, letterhead })).toEqual([]);
});

describe('T18: what people wrote', () => {
  const plain = tagsOf(pageWith('Marcus Bell'));

  it.each(hostileTexts)('makes no element and no attribute: %s', (text) => {
    const html = pageWith(text);
    expect(tagsOf(html)).toEqual(plain);
    expect(html).not.toContain(text);
  });
});
