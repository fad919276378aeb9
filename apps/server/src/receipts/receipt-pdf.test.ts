import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { languages, locales, type Locale } from '@heartline/api-client/contract';
import { describe, expect, it } from 'vitest';

import { countries } from '../site/countries.ts';
import { companies } from '../site/sites.data.ts';
import { orderDescription } from '../payments/order-description.ts';
import { receiptContent } from './receipt-content.ts';
import { printable, receiptFonts, receiptPdf } from './receipt-pdf.ts';
import type { ReceiptKind, ReceiptRow } from './receipts.store.ts';
import { readPdf } from './testing/pdf-text.ts';
import { vatIn, vatRate } from './vat.ts';

const { name, address, city, country: seat, kvk, vat_numbers } = companies['heartline']!;
const seller = {
  site: 'Heartline',
  name,
  address,
  city,
  country: seat,
  registration: kvk,
  vat_numbers,
  email: 'support@heartline.test',
};

function receipt(language: string, country: string, kind: ReceiptKind = 'receipt', size = 52_990): ReceiptRow {
  const rate = vatRate(country, '2026-11-25');
  const gross = kind === 'credit_note' ? -size : size;
  const vat = Math.sign(gross) * vatIn(size, rate);
  return {
    public_id: 'abc',
    kind,
    series: kind === 'receipt' ? 'receipts' : 'credit_notes',
    number: 12,
    of_number: 7,
    of_issued_at: new Date('2026-11-20T10:00:00Z'),
    issued_at: new Date('2026-11-25T23:30:00Z'),
    seller,
    language,
    description: orderDescription('Heartline', 1_000, language),
    country,
    paid_on: '2026-11-25',
    currency: countries[country]?.currency ?? 'EUR',
    gross,
    net: gross - vat,
    vat,
    vat_rate: rate,
  };
}

/** A country where each language is spoken. */
const homes: Record<Locale, string> = {
  da: 'DK',
  de: 'CH',
  en: 'GB',
  es: 'ES',
  fi: 'FI',
  fr: 'FR',
  it: 'IT',
  nb: 'NO',
  nl: 'NL',
  pl: 'PL',
  sv: 'SE',
};
const kinds: readonly ReceiptKind[] = ['receipt', 'credit_note', 'correction'];

describe('[PAY-13a] a receipt as PDF', () => {
  it.each(locales.flatMap((locale) => kinds.map((kind) => [locale, kind] as const)))(
    'in %s, as %s, has the same text as its content and fits on one page',
    async (locale, kind) => {
      const row = receipt(locale, homes[locale], kind);
      const content = receiptContent(row);
      const { pages, lines, language, title } = await readPdf(await receiptPdf(row));
      const text = lines.join(' ').replaceAll('\u00A0', ' ').replaceAll(/\s+/g, ' ');
      const said = [
        content.site,
        content.title,
        content.sellerTitle,
        ...content.seller,
        ...[...content.facts, content.columns, content.item, ...content.parts, content.total].flat(),
        ...content.notes,
      ];
      for (const words of said)
        expect(text).toContain(printable(words).replaceAll('\u00A0', ' ').replaceAll(/\s+/g, ' '));
      expect(text).toContain('NL000000001B01');
      expect(pages).toBe(1);
      expect(language).toBe(locale);
      expect(title).toContain(content.facts[0]![1]);
    },
  );

  it('uses the language and the currency format of the reader', () => {
    expect(receiptContent(receipt('de', 'DE'))).toMatchObject({
      title: 'Beleg',
      facts: [
        ['Nummer', 'R-000012'],
        // Half past midnight in Berlin.
        ['Datum', '26. November 2026'],
        ['Bezahlt am', '25. November 2026'],
      ],
      parts: [
        ['Nettobetrag', '445,29\u00A0€'],
        ['Mehrwertsteuer 19\u00A0% (Deutschland)', '84,61\u00A0€'],
      ],
      total: ['Bezahlt insgesamt', '529,90\u00A0€'],
    });
    const note = receiptContent(receipt('fi', 'FI', 'credit_note'));
    expect(note.title).toBe('Hyvityslasku');
    expect(note.facts.at(-1)).toEqual(['Liittyy kuittiin', 'R-000007\n20. marraskuuta 2026']);
    expect(note.parts[1]).toEqual(['ALV 25,5\u00A0% (Suomi)', '\u2212107,67\u00A0€']);
  });

  it('where no VAT is owed it says so, and names no rate', () => {
    const { parts, notes } = receiptContent(receipt('en', 'US'));
    expect(parts).toEqual([['No VAT (United States)', 'US$0.00']]);
    expect(notes).toHaveLength(1);
  });

  it('is the same file each time', async () => {
    const row = receipt('pl', 'PL');
    expect(Buffer.from(await receiptPdf(row)).equals(Buffer.from(await receiptPdf(row)))).toBe(true);
  });

  it('has fonts with every letter of the 11 languages', () => {
    const { create } = createRequire(createRequire(import.meta.url).resolve('pdfkit'))('fontkit') as {
      create: (file: Buffer) => { hasGlyphForCodePoint: (code: number) => boolean };
    };
    const letters =
      Object.values(alphabets).join('') + locales.map((locale) => printable(everythingSaid(locale))).join('');
    for (const path of Object.values(receiptFonts)) {
      const font = create(readFileSync(path));
      const missing = [...new Set(letters)].filter(
        (letter) => letter !== '\n' && !font.hasGlyphForCodePoint(letter.codePointAt(0)!),
      );
      expect(missing, path).toEqual([]);
    }
  });
});

const alphabets: Record<Locale, string> = {
  da: 'ÆØÅæøåÉé',
  de: 'ÄÖÜẞäöüß',
  en: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789’“”–—…&@€£$',
  es: 'ÁÉÍÑÓÚÜáéíñóúü¿¡«»ªº',
  fi: 'ÄÖÅäöåŠŽšž',
  fr: 'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ',
  it: 'ÀÈÉÌÒÓÙàèéìòóù',
  nb: 'ÆØÅæøåÉéÒòÔô',
  nl: 'ÉËÏÓÖÜéëïóöüĲĳ',
  pl: 'ĄĆĘŁŃÓŚŹŻąćęłńóśźż„”',
  sv: 'ÅÄÖåäöÉé',
};

/** All words and all numbers that a receipt can have in a language. */
function everythingSaid(locale: Locale): string {
  const shown = new Intl.DisplayNames([languages[locale].formats], { type: 'region' });
  const receipts = Object.keys(countries).flatMap((country) =>
    kinds.map((kind) => receipt(locale, country, kind, 1_234_567)),
  );
  return (
    JSON.stringify(receipts.map(receiptContent)) +
    Object.keys(countries)
      .map((code) => shown.of(code))
      .join('')
  );
}
