// npm run lighthouse: measures the pages that visitors see first and writes their table into docs/performance.md.
import { root, runForever } from './lib/process.ts';

runForever(process.execPath, ['--disable-warning=ExperimentalWarning', `${root}bench/main.ts`, 'pages']);
