// npm run storybook: opens on 6006; `-- --build` writes the static site to storybook-static, whose index.html opens without a server; `-- --chromatic` sends that for review;
// `-- --test [address] [words]` runs every story of the built or a published one, at phone and desktop width; `--elements` one of each element.
import { writeFirstPage } from './lib/first-page.ts';
import { makeOffline } from './lib/offline-storybook.ts';
import { bin, root, run, runForever } from './lib/process.ts';
import { testStories } from './lib/test-stories.ts';

if (process.argv.includes('--chromatic')) {
  if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
    process.stdout.write('Chromatic skipped: CHROMATIC_PROJECT_TOKEN is not set\n');
    process.exit(0);
  }
  // What it sends and how is in chromatic.config.json.
  const { status } = await run(bin('chromatic'), []);
  process.exit(status);
}
if (process.argv.includes('--build')) {
  const { status } = await run(bin('storybook'), [
    'build',
    '--output-dir',
    `${root}storybook-static`,
    '--disable-telemetry',
    '--quiet',
  ]);
  if (status === 0) {
    writeFirstPage(`${root}storybook-static`);
    makeOffline(`${root}storybook-static`);
  }
  process.exit(status);
}
if (process.argv.includes('--test')) {
  const words = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const isAddress = (word: string) => /[:/.]/.test(word);
  process.exit(
    await testStories({
      address: words.find(isAddress),
      elements: process.argv.includes('--elements'),
      words: words.filter((word) => !isAddress(word)),
    }),
  );
}
runForever(bin('storybook'), [
  'dev',
  '--port',
  process.env['PORT'] ?? '6006',
  '--no-open',
  '--ci',
  '--disable-telemetry',
]);
