// npm run lighthouse: measures the first pages of visitors and writes their table into docs/performance.md.
import { root, runForever } from './lib/process.ts';

runForever(process.execPath, ['--disable-warning=ExperimentalWarning', `${root}bench/main.ts`, 'pages']);
