import { isLocale, languages, locales } from '../../packages/api-client/src/languages.ts';
import { forceMedia } from './force-media.ts';

export const localeNames: Record<string, string> = {
  ...Object.fromEntries(locales.map((locale) => [locale, languages[locale].name])),
  'en-XA': 'Accented, long',
  'en-XB': 'Right to left',
};
export const widths = { phone: 360, sm: 576, md: 768, lg: 992, xl: 1200 };

/** The settings of the toolbar. */
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
  site: choice('Which site: its colour and how round things are', 'paintbrush', {
    1: 'Site: crimson (Heartline)',
    2: 'Site: raspberry',
    3: 'Site: vermilion (Nordlys)',
    4: 'Site: purple',
    5: 'Site: blue (Amici)',
    6: 'Site: magenta',
    7: 'Site: violet',
  }),
  locale: choice('Language of the words', 'globe', localeNames),
  text: choice('Size of text that the reader has set', 'document', {
    100: 'Text: usual size',
    200: 'Text: twice the size',
  }),
  motion: choice('Whether things move', 'lightning', {
    system: 'Motion: as on this device',
    reduce: 'Motion: reduced',
  }),
  colours: choice('Whether the system forces its own colours', 'contrast', {
    system: 'Colours: ours',
    forced: 'Colours: forced by the system',
  }),
};

/** Applies the settings of the toolbar to the page. */
export function applyLook(look: Look): void {
  const { theme, site, locale, text, motion, colours } = { ...initialLook, ...look };
  const root = document.documentElement;
  root.lang = locale;
  root.dir = isLocale(locale) ? languages[locale].direction : locale === 'en-XB' ? 'rtl' : 'ltr';
  root.dataset['theme'] = theme;
  root.dataset['siteTheme'] = site;
  root.toggleAttribute('data-forced-colours', colours === 'forced');
  // The same as the text size setting of a browser: every rem depends on it.
  root.style.fontSize = text === '100' ? '' : `${text}%`;
  forceMedia({
    ...(motion === 'reduce' ? { 'prefers-reduced-motion': 'reduce' } : {}),
    ...(colours === 'forced' ? { 'forced-colors': 'active' } : {}),
  });
}
