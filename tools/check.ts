// npm run check: formats and mends what can be mended, then the quick tests.
import { bin, root, run } from './lib/process.ts';

const code = ['packages', 'apps', 'tools', 'tests', '.storybook'];
await run(bin('oxlint'), ['--type-aware', '--quiet', '--fix', ...code], { quiet: true });
await run(bin('oxfmt'), [...code], { quiet: true });
const { status } = await run(process.execPath, [`${root}tools/test.ts`, '--quick']);
process.exit(status);
