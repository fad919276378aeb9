import { locales } from '@heartline/api-client/contract';
import { describe, expect, it } from 'vitest';

import { letters, type Letter, type Reader } from '../../testing/letters.ts';
import { mailLook, type MailColours } from './mail-colours.ts';
import { layOutMail } from './mail-layout.ts';

const names = Object.keys(letters) as Letter[];
const anna: Reader = { language: 'en', name: 'Anna', site: { name: 'Heartline', niche: 1 } };
const hostile: Reader = {
  language: 'de',
  name: '<img src=x onerror=alert(1)>"\'&amp;\r\nBcc: all@example.com',
  site: { name: '</title><script>alert(1)</script>\r\nSubject: You have won', niche: 1 },
};
const everyMail = names.flatMap((name) =>
  locales.map((language) => ({ name, language, ...letters[name]({ ...anna, language }) })),
);

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' };
/** The words of a mail as a reader sees them, without the head and the address below the button's hint. */
const shown = (html: string) =>
  html
    .replace(/<head>[^]*<\/head>/, '')
    .replace(/<div style="display:none[^]*?<\/div><\/div>/, '')
    .replaceAll(/<!--[^]*?-->|<span aria-hidden="true">[^<]*<\/span>/g, '')
    .replaceAll(/<\/?(?:p|h1|table|td|a|br)\b[^>]*>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(?:lt|gt|quot|amp|#x27);/g, (entity) => entities[entity] ?? entity)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

describe('[ACC-07] the layout of a mail', () => {
  it('has the same content in plain text, in every kind and language', () => {
    for (const { name, language, html, text } of everyMail) {
      const [site, ...lines] = shown(html);
      expect(site, name).toBe('Heartline');
      // The hint belongs to the button, and to an address with a secret.
      const missing = lines.filter((line) => !text.includes(line));
      const secret = /^https?:\S+\?/m.test(text.split('\n-- ')[0] ?? '');
      expect(missing, `${name} ${language}`).toHaveLength(secret ? 1 : 0);
      for (const hint of missing) expect(hint).toMatch(/:$/);
    }
  });

  it('loads nothing and links to one address, and to a second where its kind can be switched off', () => {
    for (const { html, text, headers } of everyMail) {
      expect(html).not.toMatch(/\bsrc\b|srcset|url\(|@import|@font-face|<(?:link|img|script|iframe|object|form)\b/i);
      const addresses = new Set(html.match(/(?:https?:)?\/\/[^\s"<]+/g));
      const off = [...addresses].filter((address) => address.includes('/unsubscribe?'));
      expect(off).toHaveLength(headers ? 1 : 0);
      for (const address of off) expect(text).toContain(address);
      expect(addresses.size).toBe(1 + off.length);
    }
  });

  it('is far below the 102 kB at which Gmail truncates a mail', () => {
    const long = letters.warning({ ...anna, name: 'W'.repeat(60), site: { name: 'W'.repeat(60), niche: 1 } });
    for (const { html } of [...everyMail, long]) expect(Buffer.byteLength(html)).toBeLessThan(30_000);
  });

  it('has a language, direction and title, and marks its tables as layout', () => {
    for (const { html, language } of everyMail) {
      expect(html).toMatch(/^<!doctype html>\n<html dir="ltr" lang=/);
      expect(html).toContain(` lang="${language}"`);
      expect(html).toMatch(/<title>[^<]+<\/title>/);
      expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
      expect(html).toContain('<meta name="supported-color-schemes" content="light dark"/>');
      expect(html.match(/<table/g)?.length).toBe(html.match(/<table[^>]* role="presentation"/g)?.length);
      expect(html.match(/<h1/g)).toHaveLength(1);
    }
  });

  it('shows the beginning of its text in the list of mails, without half a character', () => {
    const { html } = letters.welcome(anna);
    const preview = (page: string) => /<div style="display:none[^>]*>([^<]*)</.exec(page)?.[1] ?? '';
    expect(preview(html)).toMatch(/^Your profile is now visible\./);
    const parts = { locale: 'en', site: anna.site, heading: 'H', greeting: 'G', button: 'B', link: 'https://a.test/' };
    const cut = layOutMail({ ...parts, note: 'N', hint: 'I:', footer: 'F', lead: `x${'\u{1F469}'.repeat(200)}` });
    expect(preview(cut.html)).toBe(`x${'\u{1F469}'.repeat(69)}`);
  });

  it('shows user text as text, on one line in our sentences, and lets none of it become a header', () => {
    for (const name of names) {
      const { html, subject, text } = letters[name](hostile);
      expect(html, name).not.toMatch(/<script|<img/);
      expect(html.match(/<title>/g)).toHaveLength(1);
      expect(subject).not.toMatch(/[\r\n]/);
      expect(text).not.toMatch(/^(?:Bcc|Subject):/m);
    }
    expect(letters.welcome(hostile).html).toContain(
      '&lt;img src=x onerror=alert(1)&gt;&quot;&#x27;&amp;amp; Bcc: all@',
    );
  });

  it('keeps the lines of a person’s text, each with its own direction', () => {
    const { html, text } = letters.warning(anna);
    expect(html).toMatch(
      /<p [^>]*dir="auto"[^>]*>On 4 and 5 November [^<]*:<br\/>“Come to my page, [^<]*<br\/><br\/>All/,
    );
    expect(text).toContain('members:\n“Come to my page');
  });
});

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Simulates a mail program that darkens light mails by itself: it inverts the lightness (CIE L*). */
function turnedRound(light: number): number {
  const lightness = 100 - (light > 0.008856 ? 116 * Math.cbrt(light) - 16 : 903.3 * light);
  return lightness > 8 ? ((lightness + 16) / 116) ** 3 : lightness / 903.3;
}

function contrast(front: string, back: string, change = (value: number) => value): number {
  const [one, two] = [change(luminance(front)), change(luminance(back))];
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}

const pairs = ({ canvas, card, quote, ink, muted, primary, onPrimary, brand }: MailColours) => [
  [ink, card],
  [ink, quote],
  [muted, card],
  [muted, quote],
  [muted, canvas],
  [brand, canvas],
  [onPrimary, primary],
];

describe.each([1, 2, 3, 4, 5, 6, 7])('the colours of niche %i', (niche) => {
  it.each(['light', 'dark'] as const)('are readable in %s', (scheme) => {
    for (const [front = '', back = ''] of pairs(mailLook(niche)[scheme]))
      expect(contrast(front, back), `${front} on ${back}`).toBeGreaterThanOrEqual(4.5);
  });

  it('are readable where a mail program inverts the light ones', () => {
    for (const [front = '', back = ''] of pairs(mailLook(niche).light))
      expect(contrast(front, back, turnedRound), `${front} on ${back}`).toBeGreaterThanOrEqual(4.5);
  });

  it('are in the mail, the dark ones for programs that ask for them', () => {
    const { light, dark } = mailLook(niche);
    const { html } = letters.warning({ ...anna, site: { name: 'Site', niche } });
    const [, asked = ''] = /@media \(prefers-color-scheme:dark\)\{(.*)\}\n?/.exec(html) ?? [];
    for (const colour of Object.values(dark)) expect(asked).toContain(colour);
    for (const colour of Object.values(light)) expect(html.split('</head>')[1]).toContain(colour);
  });
});

it('contrast is measured as in WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(turnedRound(luminance('#000000'))).toBeCloseTo(1);
});
