import { defineConfig } from '@playwright/test';

import { patience } from '../support/patience.ts';
import { folder, port } from './support/stories.ts';

/** Every story of the built Storybook, mounted once: behaviour, accessibility, dark mode, pictures. */
export default defineConfig({
  projects: [
    { name: 'stories', testDir: '.', testMatch: 'stories.spec.ts' },
    // Further tests of Storybook: its pages, memory leaks of stories, and the checks themselves.
    { name: 'pages', testDir: '.', testMatch: '{storybook,memory,mails,languages}.spec.ts' },
    { name: 'checks', testDir: '../checks' },
  ],
  testMatch: '*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  // One more than processors: each waits for frames and answers for much of its time.
  workers: 3,
  timeout: 240_000,
  expect: { timeout: patience },
  reporter: [['line'], ['./support/stamp-reporter.ts'], ['json', { outputFile: '../../test-results/visual.json' }]],
  outputDir: '../../test-results/visual',
  // Missing pictures are written, except in CI, which has them all and fails on a missing one.
  updateSnapshots: process.env['CI'] ? 'none' : 'missing',
  use: { baseURL: `http://127.0.0.1:${port}` },
  webServer: {
    command: `node_modules/.bin/vite preview --outDir ${folder} --port ${port} --host 127.0.0.1 --strictPort`,
    cwd: '../..',
    port,
    reuseExistingServer: false,
  },
});
