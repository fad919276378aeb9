import type { Preview } from '@storybook/react-vite';
import { useEffect } from 'react';

import { messagesLoader, withProviders } from '../packages/features/src/shared/testing/story-providers.tsx';

import './preview.css';

const locales = ['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'sv'];

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

export default {
  initialGlobals: { theme: 'light', locale: 'en', viewport: { value: undefined } },
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    locale: { description: 'Language', toolbar: { icon: 'globe', dynamicTitle: true, items: locales } },
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
    viewport: {
      options: {
        phone: viewport('Phone 360', 360, 740),
        sm: viewport('Small 576', 576, 900),
        md: viewport('Tablet 768', 768, 1024),
        lg: viewport('Laptop 992', 992, 800),
        xl: viewport('Desktop 1200', 1200, 900),
      },
    },
    options: { storySort: { method: 'alphabetical', order: ['Welcome', 'UI', 'Screens', 'Landers'] } },
  },
  loaders: [messagesLoader],
  decorators: [
    withProviders,
    function WithTheme(Story, { globals }) {
      const theme = String(globals['theme'] ?? 'light');
      const locale = String(globals['locale'] ?? 'en');
      useEffect(() => {
        document.documentElement.dataset['theme'] = theme;
        document.documentElement.lang = locale;
      }, [theme, locale]);
      return <Story />;
    },
  ],
} satisfies Preview;
