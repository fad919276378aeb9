import { defineConfig } from '@playwright/test';

import { testBrowser } from '../../tools/lib/browser.ts';
import { patience } from '../support/patience.ts';
import { origin, port, siteArguments } from './support/site.ts';

/** The whole product as a person uses it: real server, real database, real browser. Titles carry the requirement ids they prove. */
export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  // One more than processors: each waits for the server and for frames for much of its time.
  workers: 3,
  // Long enough for several waits of `patience` each: a passing test never reaches it, on a machine half as fast either.
  timeout: 240_000,
  expect: { timeout: patience },
  forbidOnly: true,
  // Durations of all tests, to find the slow ones.
  reporter: [['line'], ['json', { outputFile: '../../test-results/acceptance.json' }]],
  outputDir: '../../test-results/acceptance',
  use: {
    baseURL: origin,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // Keeps the page's state at each step, without screenshots: nearly all traces are discarded.
    trace: { mode: process.env['WITHOUT_TRACE'] ? 'off' : 'retain-on-failure', screenshots: false },
    launchOptions: { executablePath: testBrowser, args: siteArguments },
  },
  // ACCEPTANCE_RUNNING=1 uses a running server, while writing a test.
  webServer: process.env['ACCEPTANCE_RUNNING']
    ? undefined
    : {
        // Replaces the shell, so that it sees when this process ends.
        command: `exec "${process.execPath}" tests/acceptance/support/start-server.ts`,
        env: { HEARTLINE_LAUNCHER: String(process.pid) },
        cwd: '../..',
        port,
        timeout: 120_000,
        reuseExistingServer: false,
      },
});
