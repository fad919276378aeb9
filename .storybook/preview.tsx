import type { Locale } from '@heartline/api-client';
import type { Loader, Preview } from '@storybook/react-vite';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { configure } from 'storybook/test';

import { featureNames, loadMessages } from '../packages/features/src/shared/messages/load-messages.ts';
import { online } from '../packages/features/src/shared/testing/line.ts';
import { withProviders } from '../packages/features/src/shared/testing/story-providers.tsx';
import { patience } from '../tests/support/patience.ts';
import { showAnatomy } from './look/anatomy.ts';
import { applyLook, initialLook, toolbars, widths, type Look } from './look/look.ts';
import { tellHeight } from './look/picture-frame.ts';
import { isPseudoLocale, pseudoMessages } from './look/pseudo-locales.ts';
import { hideScrollAnimations } from './look/scroll-animations.ts';

import './preview.css';

configure({ asyncUtilTimeout: patience });
hideScrollAnimations();

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** Loads all messages of the chosen language before the story renders. */
const messagesLoader: Loader = async ({ globals }) => {
  const locale = String(globals['locale'] ?? 'en');
  if (!isPseudoLocale(locale)) return { messages: await loadMessages(locale as Locale, featureNames) };
  return { messages: pseudoMessages(locale, { ...(await loadMessages('en', featureNames)) }) };
};

/** Loads our fonts before a story measures text, also for the first story of a page. */
const fontLoader: Loader = async () => {
  await Promise.all(
    ['Figtree Variable', 'Fraunces Soft'].map((family) => document.fonts.load(`1em "${family}"`, 'aą')),
  );
};

// Loaded lazily: tests of stories need no pages of documentation.
const LookedAtPage = lazy(async () => ({ default: (await import('./blocks/looked-at-page.tsx')).LookedAtPage }));
const ElementPage = lazy(async () => ({ default: (await import('./blocks/element-page.tsx')).ElementPage }));

export default {
  tags: ['autodocs'],
  initialGlobals: { ...initialLook, viewport: { value: undefined } },
  globalTypes: toolbars,
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: {
      container: ({ children, context }: { children: ReactNode; context: object }) => (
        <Suspense>
          <LookedAtPage context={context}>{children}</LookedAtPage>
        </Suspense>
      ),
      page: () => (
        <Suspense>
          <ElementPage />
        </Suspense>
      ),
    },
    viewport: {
      options: {
        phone: viewport('Phone 360', widths.phone, 740),
        sm: viewport('Small 576', widths.sm, 900),
        md: viewport('Tablet 768', widths.md, 1024),
        lg: viewport('Laptop 992', widths.lg, 800),
        xl: viewport('Desktop 1200', widths.xl, 900),
        // A page of 1280 × 1024 at 400 % (WCAG 1.4.10).
        low: viewport('Magnified to 400 %', 320, 256),
      },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'What is new',
          'Contact sheet',
          'How to',
          ['Design', 'Test', 'Develop'],
          'Patterns',
          'UI',
          ['Foundations'],
          'Screens',
          'Flows',
          'Mails',
          ['How they are made'],
          'Landers',
        ],
      },
    },
  },
  loaders: [messagesLoader, fontLoader],
  beforeEach: online,
  decorators: [
    withProviders,
    function WithLook(Story, { globals, id }) {
      const look = JSON.stringify(globals);
      useEffect(() => applyLook(JSON.parse(look) as Look), [look]);
      useEffect(tellHeight, [id]);
      useEffect(showAnatomy, [id]);
      return <Story />;
    },
  ],
} satisfies Preview;
