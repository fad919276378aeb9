import { fileURLToPath } from 'node:url';

import { getJestConfig } from '@storybook/test-runner';

import { browserArguments, testBrowser } from '../tools/lib/browser.ts';

const given = getJestConfig();

export default {
  ...given,
  // Prints a line for each element, and at the end every failed story with its address.
  reporters: [fileURLToPath(new URL('../tools/lib/story-reporter.ts', import.meta.url))],
  testTimeout: 90_000,
  testEnvironmentOptions: {
    ...given.testEnvironmentOptions,
    'jest-playwright': {
      ...given.testEnvironmentOptions['jest-playwright'],
      launchOptions: { headless: true, executablePath: testBrowser, args: browserArguments },
    },
  },
};
