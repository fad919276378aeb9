// npm run storybook: opens on 6006; `-- --build` writes the static site to storybook-static.
import { bin, root, run, runForever } from './lib/process.ts';

if (process.argv.includes('--build')) {
  const { status } = await run(bin('storybook'), ['build', '--output-dir', `${root}storybook-static`, '--disable-telemetry', '--quiet']);
  process.exit(status);
}
runForever(bin('storybook'), ['dev', '--port', process.env['PORT'] ?? '6006', '--no-open', '--ci', '--disable-telemetry']);
