import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { patience } from './tests/support/patience.ts';
import { browserArguments, testBrowser } from './tools/lib/browser.ts';

/** One page at a time: two pages on two processors take as long in total, and stories would then exceed their time limit. */
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

/** Listed, so that a first run with a cold cache does not stop halfway to optimise them. */
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
  // Each file has its own servers and database; their modules are loaded once.
  isolate: false,
  environment: 'node' as const,
  include: ['apps/server/src/**/*.test.ts', 'tests/chat/**/*.test.ts'],
  globalSetup: ['apps/server/src/testing/global-setup.ts'],
  setupFiles: seeded,
};
/** Tests that send all requests at once to provoke races: they run one at a time, after the rest. */
const alone = ['apps/server/src/**/*.race.test.ts'];
/** Tests that compare milliseconds, bytes or processor time with a limit: the last step of `npm test`, with nothing else running. */
const speed = ['apps/server/src/**/*.speed.test.ts'];

/** Tests that `npm test -- --quick` leaves out: they take more than ten seconds, or concern the whole code rather than the change. */
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
    // Vitest's default is one fewer, but a worker waits half of its time: for the database, a browser, or real seconds to pass.
    maxWorkers: '100%',
    // `it.only` is for local work and must not be committed.
    allowOnly: false,
    testTimeout: 4 * patience,
    hookTimeout: 8 * patience,
    expect: { poll: { timeout: patience } },
    coverage: {
      provider: 'v8',
      // Code covered by unit and server tests; elements and screens are covered by their stories in a browser.
      include: ['apps/server/src/**/*.ts', 'packages/api-client/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/testing/**', '**/index.ts'],
      reporter: ['json-summary'],
      // Also reports after failed tests, which are run again.
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
        // For the stylesheet of the landers for partners.
        plugins: [tailwindcss()],
        test: {
          name: 'dom',
          ...onePage,
          include: ['packages/*/src/**/*.test.tsx', 'packages/*/src/**/*.browser.test.ts'],
          // One browser runs the files one at a time, in any order.
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
        // As in Storybook, one page shows the stories one at a time; a page for each file takes half as long again.
        test: { name: 'stories', ...onePage, isolate: false, browser: browser() },
      },
    ],
  },
});
