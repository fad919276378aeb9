import { isLocale, languages, locales } from '../../packages/api-client/src/languages.ts';
import { forceMedia } from './force-media.ts';

export const localeNames: Record<string, string> = {
  ...Object.fromEntries(locales.map((locale) => [locale, languages[locale].name])),
  'en-XA': 'Accented, long',
  'en-XB': 'Right to left',
};
export const widths = { phone: 360, sm: 576, md: 768, lg: 992, xl: 1200 };

/** What the toolbar can change about every page. */
export interface Look {
  theme?: string;
  site?: string;
  locale?: string;
  text?: string;
  motion?: string;
  colours?: string;
}

const choice = (description: string, icon: string, items: Record<string, string>) => ({
  description,
  toolbar: {
    icon: icon as 'mirror',
    dynamicTitle: true,
    items: Object.entries(items).map(([value, title]) => ({ value, title })),
  },
});

export const initialLook = {
  theme: 'light',
  site: '1',
  locale: 'en',
  text: '100',
  motion: 'system',
  colours: 'system',
};

export const toolbars = {
  theme: choice('Light or dark', 'mirror', { light: 'Light', dark: 'Dark' }),
  site: choice('Theme of the site', 'paintbrush', {
    1: 'Site 1',
    2: 'Site 2',
    3: 'Site 3',
    4: 'Site 4',
    5: 'Site 5',
    6: 'Site 6',
    7: 'Site 7',
  }),
  locale: choice('Language', 'globe', localeNames),
  text: choice('Size of text', 'document', { 100: 'Text 100 %', 200: 'Text 200 %' }),
  motion: choice('Motion', 'lightning', { system: 'Motion as set', reduce: 'Reduced motion' }),
  colours: choice('Colours', 'contrast', { system: 'Colours as set', forced: 'Forced colours' }),
};

/** Makes the page look as the toolbar says. */
export function applyLook(look: Look): void {
  const { theme, site, locale, text, motion, colours } = { ...initialLook, ...look };
  const root = document.documentElement;
  root.lang = locale;
  root.dir = isLocale(locale) ? languages[locale].direction : locale === 'en-XB' ? 'rtl' : 'ltr';
  root.dataset['theme'] = theme;
  root.dataset['siteTheme'] = site;
  root.toggleAttribute('data-forced-colours', colours === 'forced');
  // What the text setting of a browser does: every rem counts from here.
  root.style.fontSize = text === '100' ? '' : `${text}%`;
  forceMedia({
    ...(motion === 'reduce' ? { 'prefers-reduced-motion': 'reduce' } : {}),
    ...(colours === 'forced' ? { 'forced-colors': 'active' } : {}),
  });
}
