import type { CSSProperties } from 'react';

import type { MailColours, MailLook } from './mail-colours.ts';

const font = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
/** For the heading: nearest to the site's own, of those that every reader has. */
const headingFont = "Georgia, 'Times New Roman', serif";
/** A name or an address without spaces may break anywhere. */
const breaks: CSSProperties = { overflowWrap: 'anywhere', wordBreak: 'break-word' };

/** The inline styles: light, for a wide screen. Sizes in steps of four pixels. */
export function mailStyles({ radius, light }: MailLook) {
  const text = (size: number, line: number, color: string, more: CSSProperties = {}): CSSProperties => ({
    margin: 0,
    fontFamily: font,
    fontSize: size,
    lineHeight: `${line}px`,
    color,
    ...breaks,
    ...more,
  });
  return {
    canvas: { backgroundColor: light.canvas, padding: '32px 16px 40px' },
    container: { width: '100%', maxWidth: 600 },
    brand: text(22, 28, light.brand, {
      margin: '0 0 16px',
      padding: '0 41px',
      fontWeight: 800,
      letterSpacing: '-0.4px',
    }),
    card: {
      backgroundColor: light.card,
      border: `1px solid ${light.line}`,
      borderRadius: radius + 4,
      padding: '40px 40px 32px',
    },
    heading: text(28, 36, light.ink, { margin: '0 0 20px', fontFamily: headingFont, fontWeight: 700 }),
    text: text(16, 26, light.ink, { margin: '0 0 16px' }),
    quoteRow: { margin: '0 0 16px' },
    quote: { backgroundColor: light.quote, borderRadius: radius, padding: '16px 20px' },
    label: text(13, 20, light.muted, { margin: '0 0 2px', fontWeight: 600 }),
    quoted: text(16, 26, light.ink, { margin: '0 0 16px' }),
    quotedLast: text(16, 26, light.ink),
    button: {
      backgroundColor: light.primary,
      color: light.onPrimary,
      borderRadius: 26,
      padding: '15px 28px',
      margin: '12px 0 28px',
      fontFamily: font,
      fontSize: 16,
      fontWeight: 600,
      textAlign: 'center',
      ...breaks,
    } satisfies CSSProperties,
    note: text(14, 22, light.muted),
    line: { margin: '28px 0 20px', border: 'none', borderTop: `1px solid ${light.line}` },
    small: text(13, 20, light.muted),
    address: { color: light.muted, textDecoration: 'underline', wordBreak: 'break-all' } satisfies CSSProperties,
    off: { color: light.muted, textDecoration: 'underline' } satisfies CSSProperties,
    footer: text(13, 20, light.muted, { margin: '20px 0 0', padding: '0 41px' }),
  } satisfies Record<string, CSSProperties>;
}

/** The changes for dark mode, class by class. */
const darkRules = (dark: MailColours): [selector: string, declarations: string][] => [
  ['.canvas', `background-color:${dark.canvas} !important`],
  ['.card', `background-color:${dark.card} !important;border-color:${dark.line} !important`],
  ['.quote', `background-color:${dark.quote} !important`],
  ['.ink', `color:${dark.ink} !important`],
  ['.muted', `color:${dark.muted} !important`],
  ['.brand', `color:${dark.brand} !important`],
  ['.line', `border-color:${dark.line} !important`],
  ['.button', `background-color:${dark.primary} !important;color:${dark.onPrimary} !important`],
];

const written = (list: [selector: string, declarations: string][], before = '') =>
  list.map(([selector, declarations]) => `${before}${selector}{${declarations}}`).join('');

/** The style sheet in the head: the page around the mail, narrow screens, and dark mode. */
export const rules = ({ light, dark }: MailLook): string =>
  [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    `body{background-color:${light.canvas}}`,
    '@media (max-width:480px){.card{padding:28px 24px 24px !important}.edge{padding:0 25px !important}}',
    `@media (prefers-color-scheme:dark){${written(darkRules(dark))}}`,
  ].join('\n');

/** The same for Outlook's apps, which change colours themselves and mark them with these attributes. */
export const outlookStyles = ({ dark }: MailLook): string =>
  written(darkRules(dark), '[data-ogsc] ') + written(darkRules(dark), '[data-ogsb] ');
