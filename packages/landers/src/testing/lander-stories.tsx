import type { Locale } from '@heartline/api-client';
import type { Decorator, Loader } from '@storybook/react-vite';

import { LanderWords, type LanderCatalog } from '../shared/index.ts';

/** Loader and decorator that give the stories of one lander its words in the chosen language. */
export function landerStories<Args>(catalog: LanderCatalog): {
  loaders: Loader<Args>[];
  decorators: Decorator<Args>[];
} {
  const localeOf = (globals: Record<string, unknown>) => (globals['locale'] ?? 'en') as Locale;
  return {
    loaders: [async ({ globals }) => ({ landerWords: await catalog.load(localeOf(globals)) })],
    decorators: [
      (Story, { globals }) => (
        <LanderWords catalog={catalog} locale={localeOf(globals)}>
          <Story />
        </LanderWords>
      ),
    ],
  };
}
