import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { patience } from './tests/support/patience.ts';
import { browserArguments, testBrowser } from './tools/lib/browser.ts';

/** One page at a time: two that share two processors take as long, and then a story waits longer than it may. */
const onePage = { maxWorkers: 1, sequence: { groupOrder: 2 } };

const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath: testBrowser, args: browserArguments },
    contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'Europe/Berlin' },
  }),
  instances: [{ browser: 'chromium' as const }],
});

/** Named here, so that a first run on a cold cache does not stop to prepare them halfway. */
const optimizeDeps = {
  include: [
    'react',
    'react-dom',
    'react-dom/client',
    'react-dom/server',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'react-intl',
    '@tanstack/react-query',
    '@testing-library/react',
    'storybook/test',
  ],
};

const seeded = ['tests/support/seeded.ts'];
const server = {
  // Each file has servers and a database of its own; the modules they are made of are loaded once.
  isolate: false,
  environment: 'node' as const,
  include: ['apps/server/src/**/*.test.ts', 'tests/chat/**/*.test.ts'],
  globalSetup: ['apps/server/src/testing/global-setup.ts'],
  setupFiles: seeded,
};
/** One after the other when the rest is done: what sends all at once to have everything meet. */
const alone = ['apps/server/src/**/*.race.test.ts'];
/** What holds milliseconds, bytes or processor time against a limit: the last step of `npm test`, with nothing beside it. */
const speed = ['apps/server/src/**/*.speed.test.ts'];

/** What `npm test -- --quick` leaves out: it takes more than ten seconds by the clock, or is less about the code at hand than about all of it. */
const slow = [
  '**/*.{race,security,property,speed}.test.ts',
  'tests/chat/**',
  'tests/checks/{end-together,language,release}.test.ts',
  'apps/server/src/main.test.ts',
  'apps/server/src/seed/**',
  '**/embedded-postgres/**',
  '**/photo-{uploads,refusals}.routes.test.ts',
];
const exclude = ['**/node_modules/**', ...(process.env['WITHOUT_SLOW'] ? slow : [])];

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // One fewer is what Vitest takes, and half of the time that one waits: for the database, a browser, or real seconds to pass.
    maxWorkers: '100%',
    // A test that is looked at alone must not land so.
    allowOnly: false,
    testTimeout: 4 * patience,
    hookTimeout: 8 * patience,
    expect: { poll: { timeout: patience } },
    coverage: {
      provider: 'v8',
      // What unit and server tests are there for; elements and screens are run by their stories in a browser.
      include: ['apps/server/src/**/*.ts', 'packages/api-client/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/testing/**', '**/index.ts'],
      reporter: ['json-summary'],
      // Also of a run whose failed tests get a second look.
      reportOnFailure: true,
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          exclude: [...exclude, '**/*.browser.test.ts'],
          environment: 'node',
          setupFiles: seeded,
          include: [
            'packages/*/src/**/*.test.ts',
            'tools/**/*.test.ts',
            'tests/checks/**/*.test.ts',
            'apps/web/src/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        optimizeDeps,
        // The stylesheet of the landers for partners.
        plugins: [tailwindcss()],
        test: {
          name: 'dom',
          ...onePage,
          include: ['packages/*/src/**/*.test.tsx', 'packages/*/src/**/*.browser.test.ts'],
          // One browser runs them one after the other, in any order.
          setupFiles: ['tests/support/empty-device.ts'],
          browser: browser(),
        },
      },
      { extends: true, test: { ...server, name: 'server', exclude: [...exclude, ...alone, ...speed] } },
      {
        extends: true,
        test: { ...server, name: 'server alone', include: alone, exclude, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
      {
        extends: true,
        test: { ...server, name: 'speed', include: speed, exclude, maxWorkers: 1, sequence: { groupOrder: 3 } },
      },
      {
        extends: true,
        optimizeDeps,
        plugins: [storybookTest({ configDir: process.env['STORYBOOK_CONFIG'] ?? '.storybook' })],
        // As in Storybook, one page shows one story after the other; a page for each file takes half as long again.
        test: { name: 'stories', ...onePage, isolate: false, browser: browser() },
      },
    ],
  },
});
