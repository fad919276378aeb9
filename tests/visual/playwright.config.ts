import { defineConfig } from '@playwright/test';

import { folder, port } from './support/stories.ts';

/** Every story of the built Storybook: picture in light, accessibility in dark (in light the story tests check it). */
export default defineConfig({
  projects: [
    { name: 'stories', testDir: '.', snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}' },
    // What is compared there is written there, in the same test.
    { name: 'checks', testDir: '../checks', snapshotPathTemplate: '../../test-results/checks/{arg}{ext}' },
  ],
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  reporter: [['line']],
  outputDir: '../../test-results/visual',
  // A new picture is written where there is none; CI has them all and fails on a missing one.
  updateSnapshots: process.env['CI'] ? 'none' : 'missing',
  expect: {
    // Chromium draws a scaled portrait a shade apart at a few pixels from run to run; a shift by one pixel changes hundreds.
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css', maxDiffPixels: 8, threshold: 0.1 },
  },
  use: { baseURL: `http://127.0.0.1:${port}` },
  webServer: {
    command: `node_modules/.bin/vite preview --outDir ${folder} --port ${port} --host 127.0.0.1 --strictPort`,
    cwd: '../..',
    port,
    reuseExistingServer: false,
  },
});
