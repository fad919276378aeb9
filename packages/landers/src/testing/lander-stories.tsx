import type { Locale } from '@heartline/api-client';
import type { Decorator, Loader } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { LanderScreen, LanderWords, type LanderDefinition, type LanderScreenProps } from '../shared/index.ts';
import { fakeLanderApi } from './fixtures.ts';

const localeOf = (globals: Record<string, unknown>) => (globals['locale'] ?? 'en') as Locale;

/** Common to the stories of a lander: its texts in the chosen language, a site that answers, and tracking. */
export function landerStories(lander: LanderDefinition) {
  return {
    component: LanderScreen,
    loaders: [
      async ({ globals }) => ({ landerWords: await lander.words.load(localeOf(globals)) }),
    ] satisfies Loader<LanderScreenProps>[],
    decorators: [
      (Story, { globals }) => (
        <LanderWords catalog={lander.words} locale={localeOf(globals)}>
          <Story />
        </LanderWords>
      ),
    ] satisfies Decorator<LanderScreenProps>[],
    args: {
      lander,
      api: fakeLanderApi(),
      origin: '',
      tracking: { network: 'partner', ref: 'summer', sub1: 'banner-3' },
      onSignup: fn<(via: 'question' | 'face') => void>(),
      onReady: fn<() => void>(),
    },
    parameters: { layout: 'fullscreen', user: null },
  };
}
