import { aLetterhead, hostileTexts, letterheadWith, tagsOf, textOf } from '@overland/documents/testing';
import { addTexts, inLanguage } from '@overland/i18n';
import { texts as spanish } from '@overland/i18n/es';
import { plainWords, pseudoTexts } from '@overland/i18n/testing';
import { aPortal } from '@overland/service-kit/testing';
import { toQuote } from '../quotes/quote.mapper.js';
import { aPlace, aSnapshot, aStoredQuote } from '../testing/a-stored-quote.js';
import { quoteDocument } from './quote-document.js';
import { quotePicture } from './quote-picture.js';
import { renderQuote, renderQuotePicture } from './render-quote.js';

const now = new Date('2026-11-21T12:00:00Z');

/** The page of a quote and its picture, with this text wherever a person may write. */
function pageWith(text: string): string {
  const portal = aPortal({ companyName: text, companyLogo: text, timeZone: 'America/New_York' });
  const place = aPlace('Dallas', 'TX');
  const vehicle = { make: text, model: text, operableBool: true, pricingClass: 'Sedan' } as const;
  const row = aStoredQuote(
    portal,
    { vehicles: [vehicle] },
    {
      customerFullName: text,
      customerEmail: text,
      customerPhone: text,
      pickup: { ...place, text },
      delivery: { ...place, text },
    },
  );
  const quote = toQuote(row, { snapshot: aSnapshot(portal), now });
  const link = 'https://overland.example/quote/public/1';
  const context = { quote, level: 1, link, letterhead: letterheadWith(text) } as const;
  return renderQuote(quoteDocument(context)) + renderQuotePicture(quotePicture(context));
}

describe('T18: what people wrote', () => {
  const plain = tagsOf(pageWith('Marcus Bell'));

  it.each(hostileTexts)('makes no element and no attribute: %s', (text) => {
    const html = pageWith(text);
    expect(tagsOf(html)).toEqual(plain);
    expect(html).not.toContain(text);
  });

  it('is shown as it was written', () => {
    expect(pageWith(`O'Brien & <b>Sons</b>`)).toContain('O&#x27;Brien &amp; &lt;b&gt;Sons&lt;/b&gt;');
  });
});

describe('a page', () => {
  beforeAll(() => addTexts('es', pseudoTexts(spanish)));

  it.each([
    [false, 'OPEN'],
    [true, 'WHITEGLOVE'],
  ] as const)(
    'takes each word from the texts of its language (premium portal: %s)',
    (isPremium, transportType) => {
      const portal = aPortal({ timeZone: 'America/New_York' });
      const classes = ['Sedan', 'Pickup', 'Pre-1975 Classic'] as const;
      const vehicles = classes.map((pricingClass) => ({
        make: 'Kia',
        model: 'K5',
        operableBool: false,
        pricingClass,
      }));
      const row = aStoredQuote(portal, { vehicles, transportType }, { customerEmail: 'm@x.example' });
      const stored = toQuote(row, { snapshot: aSnapshot(portal), now });
      const quote = { ...stored, portal: { ...stored.portal, isPremium } };
      const letterhead = aLetterhead();
      const context = { quote, level: 1, link: 'https://overland.example/1', letterhead } as const;
      const page = inLanguage('es', () => renderQuote(quoteDocument(context)));
      const picture = inLanguage('es', () => renderQuotePicture(quotePicture(context)));
      expect(page).toContain('<html lang="es">');
      // Classes stay as they are.
      const places = [quote.pickup, quote.delivery];
      expect(
        plainWords(textOf(page + picture), { places, vehicles, letterhead, link: context.link }),
      ).toEqual([]);
    },
  );
});

it('embeds the font for the letters of a name, and no other', () => {
  expect(pageWith('Marcus Bell')).not.toContain("Overpass Extended';");
  expect(pageWith('Zoë Łukasiewicz')).toContain("font-family: 'Overpass Extended';");
});

it('has a policy that allows nothing from outside and no script', () => {
  const html = pageWith('Marcus Bell');
  expect(html).toContain(
    `content="default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:;`,
  );
  expect(html).not.toMatch(/<script|<iframe|<link|<object|\bon\w+=|src="(?!data:)/);
});
