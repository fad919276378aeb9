// npm run bench: measures and writes docs/performance.md. `npm run bench -- sizes search` measures only these again.
import { root, runForever } from './lib/process.ts';

runForever(process.execPath, [
  '--disable-warning=ExperimentalWarning',
  `${root}bench/main.ts`,
  ...process.argv.slice(2),
]);
